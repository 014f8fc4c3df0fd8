// SQLite could load extensions by `dlopen`, which a static program cannot, and the linker warns of
// it. We ask for none: the linker is told (--wrap) to take this function in its place.

extern "C" {
void* __wrap_dlopen(const char* path, int mode);  // NOLINT(*-reserved-identifier): ld's name for it
void* __wrap_dlopen(const char*, int) { return nullptr; }  // NOLINT(*-reserved-identifier)
}

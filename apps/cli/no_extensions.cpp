// SQLite could load extensions by `dlopen`, which a static program cannot, and the linker warns of
// it. We ask for none: the linker is told (--wrap) to take this function in its place.

// NOLINTBEGIN(*-reserved-identifier, *-identifier-naming): ld's name for it
extern "C" {
void* __wrap_dlopen(const char* path, int mode);
void* __wrap_dlopen(const char*, int) { return nullptr; }
}
// NOLINTEND(*-reserved-identifier, *-identifier-naming)

/* nonet from C, and from everything that can call C: how many solutions, and which; and one door to
 * every other verb.
 *
 *   char solution[81];
 *   size_t n = nonet_solve(
 *       "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.",
 *       2, solution);
 *   assert(n == 1 && solution[0] == '8');
 *
 * A puzzle is 81 characters, row by row: '1' to '9' is a digit, anything else a blank. Solutions are
 * 81 digits, without a terminating zero. Every function may be called from any number of threads at
 * once; nothing survives a call but what it returns. None of them throws, ends the program or prints.
 * For a puzzle with several solutions all functions always write the same one, on every machine and in
 * every batch.
 *
 * What stands here is all of the library's ABI: libnonet.so.0 has these functions and no others. The
 * static C++ library has those that solve; those below them are in the shared one alone.
 */
#ifndef NONET_H_
#define NONET_H_

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define NONET_API __attribute__((visibility("default")))
#else
#define NONET_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The number of solutions up to `limit`: 0, 1, 2, ... The first one is written to `solution81`, which
 * may be null; where there is none it is left alone. */
NONET_API size_t nonet_solve(const char* puzzle81, size_t limit, char* solution81);

/* `n` puzzles at once, many times faster than one by one. Puzzle i stands at `puzzles + i * stride`
 * (stride 82 for a text of lines); its first solution goes to `solutions + i * 81`, its number of
 * solutions up to `limit` to `counts[i]`. `solutions` and `counts` may each be null. */
NONET_API void nonet_solve_batch(const char* puzzles, size_t stride, size_t n, size_t limit,
                                 char* solutions, uint32_t* counts);

/* The same for puzzles that are numbers: a byte a cell, 0 for a blank, 1 to 9. Solution i goes to
 * `solutions + i * solution_stride`, as numbers too, and is all 0 where there is none; it may take the
 * place of puzzle i. Returns how many puzzles are answered: `n`, or, where one holds a number above 9, as
 * many as stand before the first such; it and those after it are left alone. */
NONET_API size_t nonet_solve_numbers(const uint8_t* puzzles, size_t stride, size_t n, size_t limit,
                                     uint8_t* solutions, size_t solution_stride, uint32_t* counts);

/* Every verb of the program: solve, check, hint, explain, rate, generate, canon, convert, ...
 *
 *   char* reply = nonet_ask("hint", "{\"level\": 4}", puzzle);
 *   puts(reply);
 *   nonet_free(reply);
 *
 * `options_json` is an object of the options the verb has on the command line, by their long names; null
 * or empty: none. `text` is what the program would read: one puzzle or many, in any format; null: nothing.
 * The reply is a JSON object, docs/C.md describes it: "exit" as of the program, "answers", a list of what
 * docs/JSON.md says of the verb, or "text" where the answer is no JSON, and "words" about what is wrong.
 * It is never null, and is handed back to nonet_free, whatever it says. */
NONET_API char* nonet_ask(const char* verb, const char* options_json, const char* text);

/* Something to give up questions by; all zero to begin with. One may serve any number of questions. */
typedef struct nonet_flag {
  unsigned char is_set;
} nonet_flag;

/* The same for a text of `size` bytes, which may hold zeros, and given up soon after `stop` was set from
 * another thread: the reply then has what was known. `stop` may be null. */
NONET_API char* nonet_ask_until(const char* verb, const char* options_json, const char* text,
                                size_t size, const nonet_flag* stop);
NONET_API void nonet_stop(nonet_flag* flag); /* also from a signal handler */

/* Takes back what nonet_ask or nonet_ask_until handed out; null is let be. */
NONET_API void nonet_free(char* reply);

NONET_API const char* nonet_version(void); /* "0.1.0" */

#ifdef __cplusplus
}
#endif

#endif

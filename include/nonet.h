/* nonet from C, and from everything that can call C: how many solutions, and which.
 *
 *   char solution[81];
 *   size_t n = nonet_solve(
 *       "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.",
 *       2, solution);
 *   assert(n == 1 && solution[0] == '8');
 *
 * A puzzle is 81 characters, row by row: '1' to '9' is a digit, anything else a blank. Solutions are
 * 81 digits, without a terminating zero. Both functions may be called from any number of threads at
 * once; nothing survives a call. For a puzzle with several solutions each function always writes the
 * same one, on every machine and in every batch; the two functions may write different ones.
 */
#ifndef NONET_H_
#define NONET_H_

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The number of solutions up to `limit`: 0, 1, 2, ... The first one is written to `solution81`, which
 * may be null; where there is none it is left alone. */
size_t nonet_solve(const char* puzzle81, size_t limit, char* solution81);

/* `n` puzzles at once, many times faster than one by one. Puzzle i stands at `puzzles + i * stride`
 * (stride 82 for a text of lines); its first solution goes to `solutions + i * 81`, its number of
 * solutions up to `limit` to `counts[i]`. `solutions` and `counts` may each be null. */
void nonet_solve_batch(const char* puzzles, size_t stride, size_t n, size_t limit, char* solutions,
                       uint32_t* counts);

#ifdef __cplusplus
}
#endif

#endif

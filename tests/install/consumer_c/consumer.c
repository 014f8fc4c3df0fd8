/* A stranger's program in C: one puzzle alone, the same one in a batch, and once more through the door to
 * every verb; prints its solution. */
#include <stdio.h>
#include <string.h>

#include "nonet.h"

int main(void) {
  const char puzzle[] =
      "8.6....5.7.2..93...5.3...7.673.1.5.............5.8.647.6...5.2...84..1.6.9....8.5";
  char solution[82] = "";
  char again[81];
  uint32_t count = 0;
  if (nonet_solve(puzzle, 2, solution) != 1) return 1;
  nonet_solve_batch(puzzle, 82, 1, 2, again, &count);
  if (count != 1 || memcmp(solution, again, sizeof again) != 0) return 2;
  char* reply = nonet_ask("solve", "{}", puzzle);
  const int is_same = strstr(reply, solution) != NULL;
  nonet_free(reply);
  if (!is_same) return 3;
  puts(solution);
  return 0;
}

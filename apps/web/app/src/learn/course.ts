// The course: twelve units in the order of the ladder, but for a few that follow what they rest on. Nothing is
// locked; the order is advice. A lesson is a technique, and what is said in it comes from the technique's page; but
// for those about notes (notes.ts).

export interface Unit {
  readonly name: UnitName;
  readonly lessons: readonly string[];
}
export const unitNames = [
  'singles',
  'notes',
  'lines',
  'subsets',
  'oneDigit',
  'wings',
  'uniqueness',
  'colouring',
  'fish',
  'chains',
  'sets',
  'last',
] as const;
export type UnitName = (typeof unitNames)[number];

export const noteLessons = ['notes_corner', 'notes_centre', 'notes_all', 'notes_true'] as const;
export type NoteLesson = (typeof noteLessons)[number];

const kLessons: Record<UnitName, readonly string[]> = {
  singles: ['full_house', 'hidden_single', 'naked_single'],
  notes: noteLessons,
  lines: ['pointing', 'claiming', 'locked_pair', 'locked_triple'],
  subsets: ['naked_pair', 'hidden_pair', 'naked_triple', 'hidden_triple', 'naked_quad', 'hidden_quad'],
  oneDigit: ['x_wing', 'skyscraper', 'two_string_kite', 'turbot_fish', 'empty_rectangle'],
  wings: ['remote_pair', 'xy_wing', 'w_wing', 'xyz_wing', 'swordfish'],
  uniqueness: [
    'unique_rectangle_1',
    'unique_rectangle_2',
    'unique_rectangle_4',
    'unique_rectangle_3',
    'hidden_rectangle',
    'bug_1',
  ],
  colouring: ['simple_colours_trap', 'simple_colours_wrap', 'multi_colours_1', 'medusa_3d'],
  fish: ['jellyfish', 'finned_x_wing', 'sashimi_x_wing', 'finned_swordfish', 'sashimi_swordfish'],
  chains: ['x_chain', 'xy_chain', 'aic', 'continuous_nice_loop', 'discontinuous_nice_loop', 'grouped_aic'],
  sets: ['als_xz', 'als_xy_wing', 'sue_de_coq', 'wxyz_wing'],
  last: [
    'nishio',
    'cell_forcing_chain',
    'house_forcing_chain',
    'forcing_chain_contradiction',
    'forcing_net_contradiction',
  ],
};

export const course: readonly Unit[] = unitNames.map((name) => ({ name, lessons: kLessons[name] }));
export const lessons: readonly string[] = course.flatMap((unit) => unit.lessons);

// What a player may take a technique for: those around it in the course.
export const techniqueLessons: readonly string[] = lessons.filter(
  (id) => !(noteLessons as readonly string[]).includes(id),
);

export function neighbours(id: string): string[] {
  const at = techniqueLessons.indexOf(id);
  return at < 0 ? [] : [techniqueLessons[at - 1], techniqueLessons[at + 1]].filter((other) => other !== undefined);
}

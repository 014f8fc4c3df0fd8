// The language of the page: the visitor's own, or the one chosen in the settings. Whoever imports
// `strings` sees the language of the moment; the page is built anew when it changes (main.ts).

import { de } from './de';
import { en, type Strings } from './en';

export const languages = { en, de };
export type LanguageId = keyof typeof languages;
export const languageIds = Object.keys(languages) as LanguageId[];

export let strings: Strings = en;

// Of the languages that the visitor reads, the first one that the page speaks.
export function preferred(wanted: readonly string[]): LanguageId {
  const ids = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  return ids.map((id) => languageIds.find((known) => known === id)).find((id) => id !== undefined) ?? 'en';
}

export function speak(language: LanguageId): void {
  strings = languages[language];
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

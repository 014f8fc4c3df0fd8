// The words of the setter's view in the language of the page.

import { strings } from './index';
import { setDe } from './set_de';
import { setEn, type SetStrings } from './set_en';

const languages: Record<string, SetStrings> = { en: setEn, de: setDe };

export const setStrings = (): SetStrings => languages[strings.language] ?? setEn;

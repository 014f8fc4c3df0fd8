// The language of the page. With a second language, this is where the visitor's picks one.

import { en, type Strings } from './en';

export const strings: Strings = en;

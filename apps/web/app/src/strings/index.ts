// The language of the page. With a second file here, this is where the visitor's language picks one.

import { en, type Strings } from './en';

export const strings: Strings = en;

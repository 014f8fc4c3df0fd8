// The language of the page. With a second language, this is where the visitor's picks one.

import { en } from './en';
import { enPanels } from './en_panels';

export const strings = { ...en, ...enPanels };

export type Strings = typeof strings;

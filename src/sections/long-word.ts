/** Whether a title has a word that does not fit on a line in the size of page titles, in a column or on a telephone. */
export const hasLongWord = (title: string): boolean => /\p{L}{12}/u.test(title);

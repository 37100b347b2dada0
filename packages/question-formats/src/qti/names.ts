/** Identifier of the modal feedback that is the explanation. */
export const EXPLANATION_ID = 'explanation';

/** Class of the part of an item's body that is the passage. */
export const PASSAGE_CLASS = 'passage';

/** Folder of the items in a package. */
export const ITEMS_FOLDER = 'items';

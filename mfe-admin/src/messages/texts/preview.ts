export const preview = 'Preview';
export const asReaders = 'As readers will see it. It follows what you type.';
export const couldNotRender = 'The preview could not be made';
export const updating = 'Updating the preview...';
export const empty = 'Nothing to show yet.';
export const untitled = 'Untitled';

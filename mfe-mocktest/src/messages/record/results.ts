export const thisDeviceCantSave = "This device can't save your result";
export const itsStorageIsFull =
  'Its storage is full or blocked. You see this result until you close the tab. Print it to keep it.';

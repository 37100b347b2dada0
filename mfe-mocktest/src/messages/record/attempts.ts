export const thisDeviceCantSave = "This device can't save your answers";
export const itsStorageIsFull =
  'Its storage is full or blocked. You can finish the test and see your result, but keep this tab open: if you close or reload it, your answers are lost.';

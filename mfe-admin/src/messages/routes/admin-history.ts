export const historyOfChanges = 'History of changes';
export const whatAdminsChangedWho =
  'What admins changed, who did it and when. The last change can be undone.';

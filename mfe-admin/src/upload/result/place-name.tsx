import classes from './result-panel.module.css';

export interface PlaceNameProps {
  name: string;
  /** Opens the place; undefined where it is not on the screen. */
  onOpen: (() => void) | undefined;
}

/** Where an issue is, as a button if that place is on the screen. */
export function PlaceName({ name, onOpen }: PlaceNameProps) {
  if (!onOpen) return <strong>{name}</strong>;
  return (
    <button type="button" className={classes.place} onClick={onOpen}>
      {name}
    </button>
  );
}

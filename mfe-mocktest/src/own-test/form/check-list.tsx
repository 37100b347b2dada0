import styles from './make-test.module.css';

interface CheckListProps {
  legend: string;
  hint: string;
  items: readonly { value: string; label: string; count?: number }[];
  chosen: readonly string[];
  /** Most items that can be chosen; the others are disabled then. */
  most?: number;
  onChange: (chosen: string[]) => void;
}

/** A group of checkboxes in columns. */
export function CheckList({ legend, hint, items, chosen, most = Infinity, onChange }: CheckListProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.checks}>
        {items.map(({ value, label, count }) => {
          const isChosen = chosen.includes(value);
          return (
            <label key={value} className={styles.check}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={!isChosen && chosen.length >= most}
                onChange={() =>
                  onChange(isChosen ? chosen.filter((each) => each !== value) : [...chosen, value])
                }
              />
              <span>
                {label}
                {count === undefined ? null : <small> {count}</small>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

import * as css from './services.css.ts'

/** Shows a text of lines as a list. */
export const Lines = ({ text }: { text: string }) => (
  <ul className={css.lines}>
    {text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => (
        <li key={line}>{line}</li>
      ))}
  </ul>
)

import * as css from './with-cep.css.ts'

/** Shows a text whose CEPs stay on one line: a hyphen is where lines break. */
export const WithCep = ({ text }: { text: string }) =>
  text.split(/(\d{5}-\d{3})/).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
      <span key={at} className={css.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  )

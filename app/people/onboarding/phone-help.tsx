import * as css from './phone-help.css.ts'

/** Shows a sentence that ends in a telephone to call; the number stays in one piece. */
export const PhoneHelp = ({ words, phone }: { words: string; phone: string }) => (
  <>
    {words}{' '}
    <a className={css.phone} href={`tel:+55${phone.replace(/\D/g, '')}`}>
      {phone}
    </a>
    .
  </>
)

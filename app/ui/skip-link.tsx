import { skipLink } from './global.css.ts'
import { uiTexts } from './texts.ts'

/** The link that stands first in `<body>`; the page's `<main>` carries `id="conteudo"` and `tabIndex={-1}`. */
export const SkipLink = () => (
  <a className={skipLink} href="#conteudo">
    {uiTexts.skip}
  </a>
)

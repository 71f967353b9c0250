import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as button from './button.css.ts'
import { cx } from './class-names.ts'
import * as css from './cookie-notice.css.ts'
import { Container } from './layout.tsx'
import { previewTexts as texts } from './texts.ts'

type PreviewBarProps = {
  /** The address of the preview. */
  path: string
  total: number
  /** The question that is shown, from 1 on; null: the page they belong to. */
  step: number | null
}

/**
 * Renders the bar that leads from question to question of a preview, as HTML over the page, which is a picture: nothing
 * in it can be pressed. Not a component, like the cookie notice, in whose place it stands.
 */
export function previewBar({ path, total, step }: PreviewBarProps): string {
  const at = step ?? 0
  return renderToStaticMarkup(
    <nav className={css.notice} aria-label={texts.label} data-print="hide">
      <Container>
        <div className={css.row}>
          {at === 0 ? null : at === 1 ? (
            <Way href={path}>{texts.page}</Way>
          ) : (
            <Way href={`${path}?pergunta=${at - 1}`}>{texts.question(at - 1)}</Way>
          )}
          <span className={css.words}>{at === 0 ? texts.about : texts.where(at, total)}</span>
          {at < total ? <Way href={`${path}?pergunta=${at + 1}`}>{texts.question(at + 1)}</Way> : null}
        </div>
      </Container>
    </nav>,
  )
}

const look = cx(button.button, button.variants.secondary, button.sizes.small, button.widths.auto)

const Way = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className={look}>
    {children}
  </a>
)

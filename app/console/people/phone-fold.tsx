import type { ReactNode } from 'react'
import * as ui from '../ui/ui.css.ts'
import * as css from './phone-fold.css.ts'

/** What is beside a list and would push it off the first screen of a phone: folded there, open wherever there is room. */
export const PhoneFold = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className={css.fold} data-folded="phones">
    <summary className={`${ui.summary} ${css.title}`}>{summary}</summary>
    {children}
  </details>
)

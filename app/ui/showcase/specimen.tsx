import type { ReactNode } from 'react'
import { decomposed } from '#contract/composed.ts'
import type { Currency } from '../format.ts'
import { Heading } from '../text.tsx'
import * as css from './showcase.css.ts'

/** The station whose theme a specimen wears. Ids start with the slug, they are unique on the page. */
export type Shown = { slug: string; station: string; cover: string; currency: Currency }

/** Shows one group of components under its heading. */
export function Specimen({ shown, title, children }: { shown: Shown; title: string; children: ReactNode }) {
  const id = `${shown.slug}-${decomposed(title)
    .replace(/[^a-z]+/gi, '-')
    .toLowerCase()}`
  return (
    <section className={css.specimen} aria-labelledby={id}>
      <Heading level={3} size="section" id={id}>
        {title} <small>· {shown.station}</small>
      </Heading>
      {children}
    </section>
  )
}

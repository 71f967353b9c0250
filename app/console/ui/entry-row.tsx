import type { ReactNode } from 'react'
import { Form } from '../../forms/form.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { ownerTexts } from './texts.ts'
import * as ui from './ui.css.ts'

type Props = {
  id: number
  name: string
  /** From 1 on; null for the only one, which has nowhere to go. */
  place: number | null
  /** Its tag, as the page shows it. */
  seen: string
  /** Where it is edited. */
  href: string
  /** The place of its page at which it stands, where addresses lead to it. */
  anchor?: string
  /** Where its form is answered, where that is not the page itself. */
  action?: string
  /** Under its name. */
  about: ReactNode
  /** More buttons of its form. */
  children?: ReactNode
}

/** An entry of a list of the site: moved, removed and edited. */
export const EntryRow = ({ id, name, place, seen, href, anchor, action, about, children }: Props) => (
  <li className={ui.row} id={anchor}>
    <div className={ui.rowName}>
      <strong>{name}</strong>
      <span className={ui.small}>{about}</span>
    </div>
    <Form
      noValidate
      method="post"
      preventScrollReset
      className={ui.actions}
      {...(action !== undefined && { action })}
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={seen} />
      {place ? <MoveButtons name={name} place={place} /> : <input type="hidden" name="from" value={1} />}
      {children}
      <ButtonLink
        href={`?remover=${id}`}
        variant="quiet"
        size="small"
        aria-label={`${ownerTexts.remove}: ${name}`}
        preventScrollReset
      >
        {ownerTexts.remove}
      </ButtonLink>
      <ButtonLink href={href} variant="secondary" size="small">
        {ownerTexts.edit}
      </ButtonLink>
    </Form>
  </li>
)

import type { ListedCpf } from '#contract/console/affiliates/schemas.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { formatPhone } from '../../ui/format.ts'
import { TextLink } from '../../ui/link.tsx'
import * as ui from '../ui/ui.css.ts'
import { texts } from './texts.ts'

/** Somebody of the list, with what it knows of them and the way to their account. */
export function ListedRow({ one }: { one: ListedCpf }) {
  const { id, name, cpf, email, phone, birthday, personId } = one
  const said = name || texts.noName
  const facts = [cpf, email, phone && formatPhone(phone), birthday?.split('-').reverse().join('/')]
  return (
    <li className={ui.row}>
      <span className={ui.rowName}>
        {personId ? <TextLink href={`/gestao/pessoas/${personId}`}>{said}</TextLink> : <span>{said}</span>}
        <span className={ui.small}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {personId ? <Badge tone="success">{texts.member}</Badge> : null}
      <span className={ui.actions}>
        <ButtonLink
          href={`?remover=${id}`}
          variant="quiet"
          size="small"
          aria-label={texts.removeOf(name || cpf)}
        >
          {texts.remove}
        </ButtonLink>
      </span>
    </li>
  )
}

import { centsOf } from '#contract/activities/wallet/cents.ts'
import type { Case } from '#contract/services/consultancies/schemas.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatBRL } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import * as css from '../services.css.ts'
import { serviceTexts } from '../texts.ts'
import { texts } from './texts.ts'

const words = texts.cases

/** Writes the kind of a case: 'Ação coletiva/2024'. Pure. */
const kindOf = ({ tipo, dataProtocolo }: Case) =>
  [tipo, dataProtocolo?.slice(0, 4)].filter((part) => part).join('/')

const dayOf = (day: string | null) => (day ? day.split('-').reverse().join('/') : words.noValue)

type CardProps = { found: Case; here: string; level: 2 | 3 }

/** Shows a case in its list: type and year, situation, number, court and title (LEG-02). */
export function CaseCard({ found, here, level }: CardProps) {
  const Title = `h${level}` as const
  const query = new URLSearchParams(here)
  query.set('processo', String(found.id))
  return (
    <article className={css.entry}>
      <Badge>{found.situacao}</Badge>
      <Title className={css.name}>{found.titulo}</Title>
      <span className={css.small}>{kindOf(found)}</span>
      <span className={css.small}>{found.numeroProcesso}</span>
      <span className={css.small}>{found.tribunalOrgao}</span>
      <span className={css.more}>
        <ButtonLink
          href={`?${query}`}
          variant="secondary"
          size="small"
          preventScrollReset
          aria-label={words.openOf(found.numeroProcesso)}
        >
          {words.open}
        </ButtonLink>
      </span>
    </article>
  )
}

/** Shows all of a case, with its claim value. */
export function CaseDialog({ found, closeHref }: { found: Case; closeHref: string }) {
  const items = [
    { term: words.number, value: found.numeroProcesso },
    { term: words.kind, value: found.tipo },
    { term: words.filed, value: dayOf(found.dataProtocolo) },
    { term: words.situation, value: found.situacao },
    { term: words.court, value: found.tribunalOrgao },
    {
      term: words.value,
      value: found.valorCausa === null ? words.noValue : formatBRL(centsOf(found.valorCausa)),
    },
  ]
  return (
    <Dialog
      open
      title={found.titulo}
      placement="sheet"
      closeHref={closeHref}
      actions={
        <ButtonLink href={closeHref} width="phone" preventScrollReset>
          {serviceTexts.close}
        </ButtonLink>
      }
    >
      <Stack gap={16}>
        <DescriptionList items={items.filter(({ value }) => value !== '')} look="ends" />
        {found.linkProcesso ? (
          <TextLink href={found.linkProcesso} kind="stand" icon="external" newWindow>
            {words.follow}
          </TextLink>
        ) : null}
      </Stack>
    </Dialog>
  )
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { dismissDuplicate, listDuplicates } from '#contract/console/people/merge/endpoints.ts'
import { duplicateKinds, type Duplicates as Found } from '#contract/console/people/merge/schemas.ts'
import { Form } from '../../../forms/form.tsx'
import { intentOf } from '../../../routing/intent-of.server.ts'
import { numberOr } from '../../../routing/number-or.ts'
import { Chip } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { PageLinks } from '../../../ui/page-links.tsx'
import { requireTeam } from '../../owner/require-team.server.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { ListPage } from '../../ui/list-page.tsx'
import * as ui from '../../ui/ui.css.ts'
import { AccountName } from './account-card.tsx'
import * as css from './merge.css.ts'
import { texts } from './texts.ts'

const words = texts.duplicates
const here = '/gestao/pessoas/duplicadas'

export const meta = consoleMeta(words.title)

/** By what people are alike, as the address says it. Pure. */
const kindIn = (query: URLSearchParams) => duplicateKinds.find((one) => one === query.get('por')) ?? 'phone'
const addressOf = (by: string) => (by === 'phone' ? here : `${here}?por=${by}`)

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const query = new URL(args.request.url).searchParams
  const by = kindIn(query)
  const after = numberOr(query.get('depois')) ?? undefined
  return { by, isFirst: after === undefined, ...(await api.call(listDuplicates, { query: { by, after } })) }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  intentOf(form, ['dismiss'])
  const [first, second] = [numberOr(form.get('um')) ?? 0, numberOr(form.get('outro')) ?? 0]
  await api.call(dismissDuplicate, { body: { first, second } })
  return redirectSaved(
    args.context,
    addressOf(kindIn(new URL(args.request.url).searchParams)),
    words.dismissed,
  )
}

/** Who may have two accounts, pair by pair: compared, or said to be two people (PPL-12). */
export default function Duplicates() {
  const { by, pairs, next, isFirst } = useLoaderData<typeof loader>()
  const older = next === null ? null : `${here}?por=${by}&depois=${next}`
  return (
    <ListPage
      title={words.title}
      lead={words.lead}
      back={{ href: '/gestao/pessoas', label: words.back }}
      tabs={
        <nav aria-label={words.label}>
          <Cluster gap={8}>
            {duplicateKinds.map((one) => (
              <Chip key={one} href={addressOf(one)} current={one === by}>
                {words.kinds[one]}
              </Chip>
            ))}
          </Cluster>
        </nav>
      }
      object="users"
      none={words.none}
      noneFound={words.noneBehind}
      isEmpty={pairs.length === 0}
      isFiltered={!isFirst || older !== null}
      pages={<PageLinks newest={isFirst ? null : addressOf(by)} older={older} words={words} />}
    >
      <ul className={ui.list}>
        {pairs.map((pair) => (
          <Pair key={`${pair.stays.id}-${pair.ends.id}`} pair={pair} />
        ))}
      </ul>
    </ListPage>
  )
}

function Pair({ pair: { stays, ends } }: { pair: Found['pairs'][number] }) {
  return (
    <li className={css.couple}>
      <div className={css.pair}>
        {[stays, ends].map((account) => (
          <Stack key={account.id} gap={4}>
            <AccountName account={account} />
            <span className={ui.small}>{account.email}</span>
            {account.cpf ? <span className={ui.small}>{account.cpf}</span> : null}
          </Stack>
        ))}
      </div>
      <Cluster gap={8} align="center">
        <ButtonLink
          href={`/gestao/pessoas/${stays.id}/juntar?com=${ends.id}`}
          variant="secondary"
          size="small"
          aria-label={words.compareOf(stays.name, ends.name)}
        >
          {words.compare}
        </ButtonLink>
        <Form method="post" noValidate preventScrollReset>
          <input type="hidden" name="um" value={stays.id} />
          <input type="hidden" name="outro" value={ends.id} />
          <Button
            name="intent"
            value="dismiss"
            variant="quiet"
            size="small"
            aria-label={words.dismissOf(stays.name, ends.name)}
          >
            {words.dismiss}
          </Button>
        </Form>
      </Cluster>
    </li>
  )
}

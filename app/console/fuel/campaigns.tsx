import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listManagedFuel } from '#contract/console/fuel/endpoints.ts'
import type { ManagedFuel } from '#contract/console/fuel/schemas.ts'
import { writeDate } from '#contract/real-date.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { formatInteger } from '../../ui/format.ts'
import { TextLink } from '../../ui/link.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { ListPage } from '../ui/list-page.tsx'
import * as ui from '../ui/ui.css.ts'
import { texts } from './texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  return { campaigns: await api.call(listManagedFuel) }
}

/** The fuel campaigns of the station, the last to end first (FUE-01). */
export default function Campaigns() {
  const { campaigns } = useLoaderData<typeof loader>()
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      doors={
        campaigns.length > 0 ? (
          <ButtonLink href="/gestao/gasolina/vouchers" variant="secondary" icon="ticket">
            {texts.seeVouchers}
          </ButtonLink>
        ) : null
      }
      action={
        <ButtonLink href="/gestao/gasolina/nova" icon="plus">
          {texts.add}
        </ButtonLink>
      }
      object="ticket"
      none={texts.none}
      isEmpty={campaigns.length === 0}
      isFiltered={false}
    >
      <ul className={ui.list}>
        {campaigns.map((campaign) => (
          <CampaignRow key={campaign.id} campaign={campaign} />
        ))}
      </ul>
    </ListPage>
  )
}

/** A campaign with its time, how many vouchers are gone, and whether members see it. */
const CampaignRow = ({ campaign }: { campaign: ManagedFuel }) => {
  const { id, name, startsOn, endsOn, taken, vouchers, isOffered } = campaign
  return (
    <li className={ui.row}>
      <span className={ui.rowName}>
        <TextLink href={`/gestao/gasolina/${id}`}>{name}</TextLink>
        <span className={ui.small}>
          {texts.period(writeDate(startsOn), writeDate(endsOn))} ·{' '}
          {texts.taken(formatInteger(taken), formatInteger(vouchers))}
        </span>
      </span>
      {isOffered ? (
        <Badge tone="success" icon="check">
          {texts.live}
        </Badge>
      ) : (
        <Badge icon="eyeOff">{texts.hidden}</Badge>
      )}
    </li>
  )
}

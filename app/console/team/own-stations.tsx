import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listOwnStations, type OwnStation } from '#contract/people/codes/endpoints.ts'
import { teamRoleField, teamRoleNames } from '#contract/team.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Text } from '../../ui/text.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { PageHead } from '../ui/page-head.tsx'
import * as ui from '../ui/ui.css.ts'
import { texts } from './texts.ts'

const { stations: words } = texts

export const meta = consoleMeta()

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  return api.call(listOwnStations)
}

/** The stations that the same person looks after, each with the way to its own log-in (PPL-25): one station's word opens no other (ADR 165). */
export default function OwnStations() {
  const { isProved, email, stations } = useLoaderData<typeof loader>()
  return (
    <Stack gap={24} className={ui.narrow}>
      <PageHead title={words.title} lead={words.lead} />
      {isProved ? (
        <ul className={ui.list}>
          {stations.map((one) => (
            <Station key={one.id} station={one} email={email} />
          ))}
        </ul>
      ) : (
        <Alert
          tone="info"
          title={words.unproved}
          action={
            <TextLink href="/esqueci-minha-senha" kind="inherit" reload>
              {words.prove}
            </TextLink>
          }
        >
          {words.unprovedText(email)}
        </Alert>
      )}
      {isProved && stations.length < 2 ? <Text kind="muted">{words.onlyHere}</Text> : null}
    </Stack>
  )
}

type StationProps = { station: OwnStation; email: string }

function Station({ station: { name, roles, isHere, url }, email }: StationProps) {
  const said = teamRoleField.array().catch([]).parse(roles)
  const query = new URLSearchParams({ com: 'email', redirectTo: '/gestao', email })
  return (
    <li className={ui.row}>
      <div className={ui.rowName}>
        <strong>{name}</strong>
        <span className={ui.small}>{said.map((role) => teamRoleNames[role]).join(', ')}</span>
        <span className={ui.small}>{new URL(url).host}</span>
      </div>
      {isHere ? (
        <Badge tone="success">{words.here}</Badge>
      ) : (
        <ButtonLink
          href={`${url}/login?${query}`}
          variant="secondary"
          size="small"
          aria-label={words.goTo(name)}
        >
          {words.go}
        </ButtonLink>
      )}
    </li>
  )
}

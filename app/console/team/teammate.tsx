import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { z } from 'zod'
import { getTeammate, resetTeammateCodes, setTeammateRoles } from '#contract/console/team/endpoints.ts'
import { rolesWhere, teamRoleField } from '#contract/team.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { routeId } from '../../routing/route-id.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { requireStation } from '../../station/require-station.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { seenOf } from '../owner/seen-of.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { consoleMeta } from '../ui/console-meta.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { roleFields, rolesIn, ticksOf } from './fields.ts'
import { RoleTicks } from './role-ticks.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ person }) => person.name)

const { one: words } = texts
const list = '/gestao/equipe'
const rolesSchema = z.array(teamRoleField)

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const person = await api.call(getTeammate, { params: { id: routeId(args.params.id) } })
  const { behaviour } = requireStation(args.context).config
  // What somebody has stays to be taken back, also where it means nothing any more.
  const offered = [...new Set([...rolesWhere(behaviour.unionServices), ...person.roles])]
  return { person, offered, kept: ticksOf(person.roles), seen: person.roles.join(',') }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const params = { id: routeId(args.params.id) }
  const form = await args.request.formData()
  const intent = intentOf(form, ['save', 'end', 'reset-codes'], { unnamed: 'save' })
  const isEnd = intent === 'end'
  if (intent === 'reset-codes')
    return sendForm(form, { fields: [], schema: z.object({}) }, async () => {
      await api.call(resetTeammateCodes, { params })
      return redirectSaved(args.context, `${list}/${params.id}`, texts.codes.resetDone)
    })
  const complete = (_: unknown, typed: Record<string, string>) => ({ roles: isEnd ? [] : rolesIn(typed) })
  const sent = { fields: roleFields, schema: z.object({ roles: rolesSchema }), complete }
  return sendForm(form, sent, async ({ roles }) => {
    const seen = rolesSchema.catch([]).parse(seenOf(form).split(','))
    await api.call(setTeammateRoles, { params, body: { roles, seen } })
    return redirectSaved(args.context, list, roles.length > 0 ? texts.saved : texts.ended)
  })
}

/** What one of the team looks after: changed by ticks, or ended (PPL-24). */
export default function TeammatePage() {
  const { person, offered, kept, seen } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isSending = useIsSending()
  const [params] = useSearchParams()
  const here = `${list}/${person.id}`
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={list} kind="stand" icon="arrowLeft">
        {words.back}
      </TextLink>
      <PageHead title={person.name} lead={person.email} />
      <SaveNotice problem={answer?.problem} fields={roleFields} />
      <OwnerForm answer={answer} kept={kept} seen={seen}>
        <Stack gap={24}>
          <RoleTicks roles={offered} error={answer?.problem.fields.roles} />
          <Cluster>
            <Button loading={isSending} loadingLabel={words.saving}>
              {words.save}
            </Button>
            <ButtonLink href="?perguntar=encerrar" variant="quiet" preventScrollReset>
              {words.end}
            </ButtonLink>
            {person.hasCodes && !person.isYou ? (
              <ButtonLink href="?perguntar=codigos" variant="quiet" preventScrollReset>
                {texts.codes.reset}
              </ButtonLink>
            ) : null}
          </Cluster>
        </Stack>
      </OwnerForm>
      {params.get('perguntar') === 'codigos' && person.hasCodes && !person.isYou ? (
        <AskDialog {...texts.codes.ask} label={texts.codes.reset} intent="reset-codes" closeHref={here} />
      ) : null}
      {params.get('perguntar') === 'encerrar' ? (
        <AskDialog {...words.ask} label={words.end} intent="end" closeHref={here}>
          <input type="hidden" name="seen" value={seen} />
        </AskDialog>
      ) : null}
    </Stack>
  )
}

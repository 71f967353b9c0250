import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { getTeam, inviteToTeam, setTeamCodes, withdrawInvitation } from '#contract/console/team/endpoints.ts'
import { invitationInputSchema, type OpenInvitation, type Teammate } from '#contract/console/team/schemas.ts'
import { idField } from '#contract/content-fields.ts'
import { rolesWhere, type TeamRole, teamRoleNames } from '#contract/team.ts'
import { Form } from '../../forms/form.tsx'
import { intentOf } from '../../routing/intent-of.server.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { fieldOf } from '../fields/field.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { formKeyOf, newFormKey } from '../owner/form-key.server.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { inviteFields, rolesIn } from './fields.ts'
import { RoleTicks } from './role-ticks.tsx'
import { TeamCodes } from './team-codes.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta()

const here = '/gestao/equipe'
/** A form that says nothing beside its button. */
const nothing = { fields: [], schema: z.object({}) } as const

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const { behaviour } = requireStation(args.context).config
  const offered = rolesWhere(behaviour.unionServices)
  return { ...(await api.call(getTeam)), offered, formKey: newFormKey() }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const intent = intentOf(form, ['invite', 'withdraw', 'want-codes', 'let-codes'], { unnamed: 'invite' })
  if (intent === 'want-codes' || intent === 'let-codes') {
    const isRequired = intent === 'want-codes'
    return sendForm(form, nothing, async () => {
      await api.call(setTeamCodes, { body: { isRequired } })
      return redirectSaved(args.context, here, isRequired ? texts.codes.wanted : texts.codes.letGo)
    })
  }
  if (intent === 'withdraw') {
    const gone = {
      fields: [{ name: 'id', label: '', kind: 'number' }],
      schema: z.object({ id: idField }),
    } as const
    return sendForm(form, gone, async ({ id }) => {
      await api.call(withdrawInvitation, { params: { id } })
      return redirectSaved(args.context, here, texts.withdrawn)
    })
  }
  const complete = ({ email }: Record<string, unknown>, typed: Record<string, string>) => ({
    email,
    roles: rolesIn(typed),
  })
  return sendForm(form, { fields: inviteFields, schema: invitationInputSchema, complete }, async (body) => {
    await api.call(inviteToTeam, { body, idempotencyKey: formKeyOf(form) })
    return redirectSaved(args.context, here, texts.invited)
  })
}

/** Who looks after the station, who is invited to, and the form that invites (PPL-24). */
export default function Team() {
  const { people, invitations, codes, offered, formKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <Stack gap={32} className={ui.narrow}>
      <PageHead title={texts.title} lead={texts.lead} />
      <SaveNotice problem={answer?.problem} fields={inviteFields} />
      <Stack gap={12}>
        <Heading level={2}>{texts.people}</Heading>
        <ul className={ui.list}>
          {people.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
      </Stack>
      {invitations.length > 0 ? (
        <Stack gap={12}>
          <Heading level={2}>{texts.waiting}</Heading>
          <ul className={ui.list}>
            {invitations.map((one) => (
              <Waiting key={one.id} invitation={one} formKey={`${formKey}-${one.id}`} />
            ))}
          </ul>
        </Stack>
      ) : null}
      <Invite formKey={formKey} offered={offered} />
      <TeamCodes {...codes} hasOwn={people.some(({ isYou, hasCodes }) => isYou && hasCodes)} />
    </Stack>
  )
}

const Roles = ({ roles }: { roles: readonly TeamRole[] }) => (
  <Cluster gap={8}>
    {roles.map((role) => (
      <Badge key={role} tone={role === 'owner' ? 'brand' : 'neutral'}>
        {teamRoleNames[role]}
      </Badge>
    ))}
  </Cluster>
)

const Person = ({ person: { id, name, email, image, roles, hasCodes, isYou } }: { person: Teammate }) => (
  <li className={ui.row}>
    <Avatar name={name} src={image ?? undefined} decorative />
    <div className={ui.rowName}>
      <strong>{isYou ? `${name} (${texts.you})` : name}</strong>
      <span className={ui.small}>{email}</span>
      <Roles roles={roles} />
      {hasCodes ? <span className={ui.small}>{texts.codes.has}</span> : null}
    </div>
    <ButtonLink href={`${here}/${id}`} variant="secondary" size="small" aria-label={texts.changeOf(name)}>
      {texts.change}
    </ButtonLink>
  </li>
)

/** An invitation that waits: it can be sent again, with a new link, or taken back. */
function Waiting({ invitation, formKey }: { invitation: OpenInvitation; formKey: string }) {
  const { timezone } = useStation()
  const { id, email, roles, by, expiresAt } = invitation
  return (
    <li className={ui.row}>
      <div className={ui.rowName}>
        <strong>{email}</strong>
        <span className={ui.small}>{texts.by(by, formatDateTime(expiresAt, timezone))}</span>
        <Roles roles={roles} />
      </div>
      <Cluster gap={8}>
        <OwnerForm formKey={formKey} form={String(id)}>
          <input type="hidden" name="email" value={email} />
          {roles.map((role) => (
            <input key={role} type="hidden" name={`roles.${role}`} value="on" />
          ))}
          <Button variant="secondary" size="small" aria-label={texts.againTo(email)}>
            {texts.again}
          </Button>
        </OwnerForm>
        <Form noValidate method="post">
          <input type="hidden" name="id" value={id} />
          <Button
            name="intent"
            value="withdraw"
            variant="quiet"
            size="small"
            aria-label={texts.withdrawOf(email)}
          >
            {texts.withdraw}
          </Button>
        </Form>
      </Cluster>
    </li>
  )
}

function Invite({ formKey, offered }: { formKey: string; offered: readonly TeamRole[] }) {
  const answer = useActionData<typeof action>()
  const isSending = useIsSending()
  return (
    <Card>
      <OwnerForm key={formKey} answer={answer} formKey={formKey}>
        <Stack gap={16}>
          <Stack gap={4}>
            <Heading level={2} size="card">
              {texts.invite.title}
            </Heading>
            <Text kind="muted">{texts.invite.text}</Text>
          </Stack>
          <FieldInput field={fieldOf(inviteFields, 'email')} />
          <RoleTicks roles={offered} error={answer?.problem.fields.roles} />
          <Button width="phone" loading={isSending} loadingLabel={texts.invite.sending}>
            {texts.invite.submit}
          </Button>
        </Stack>
      </OwnerForm>
    </Card>
  )
}

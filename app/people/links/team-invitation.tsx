import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import {
  acceptTeamInvitation,
  checkOwnTeamInvitation,
  checkTeamInvitation,
  type TeamInvitation,
} from '#contract/people/team/endpoints.ts'
import { teamRoleNames } from '#contract/team.ts'
import { Form } from '../../forms/form.tsx'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { LogoutButton } from '../../session/logout-button.tsx'
import { getMember, requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Text } from '../../ui/text.tsx'
import { Message } from './message.tsx'
import { texts } from './team-texts.ts'

export const meta: MetaFunction = () => [{ title: texts.title }, { name: 'robots', content: 'noindex' }]
/** Gives the headers of an address that is a secret: no referrer, no cache (GAP-18). */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

const tokenOf = ({ token = '' }: LoaderFunctionArgs['params']) => ({ token: token.slice(0, 200) })

/** Looks, and changes nothing: programs open the links of mails. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  requireStation(context)
  const body = tokenOf(params)
  const call = (await getMember(context)) ? checkOwnTeamInvitation : checkTeamInvitation
  const invitation = await context.api.call(call, { body })
  return { invitation, here: `/equipe/${encodeURIComponent(body.token)}` }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  await api.call(acceptTeamInvitation, { body: tokenOf(args.params) })
  return redirect('/gestao')
}

/** Shows what somebody is invited to look after, and the way to accept it from where they are (PPL-24). */
export default function Invitation() {
  const { invitation, here } = useLoaderData<typeof loader>()
  const { name } = useStation()
  const { state, by, email, roles } = invitation
  if (state === 'over')
    return (
      <Message tone="error" icon="alert" title={texts.over.title} text={texts.over.text}>
        <ButtonLink href="/" variant="secondary" reload>
          {texts.over.go}
        </ButtonLink>
      </Message>
    )
  return (
    <Message icon="users" title={texts.title} text={texts.text(by, name)}>
      <Text>
        <strong>{roles.map((role) => teamRoleNames[role]).join(', ')}</strong>
      </Text>
      <Text kind="smallMuted">{email}</Text>
      <NextStep state={state} here={here} />
    </Message>
  )
}

type StepProps = { state: Exclude<TeamInvitation['state'], 'over'>; here: string }

function NextStep({ state, here }: StepProps) {
  const isSending = useIsSending()
  if (state === 'yours')
    return (
      <Form noValidate method="post">
        <Button width="full" loading={isSending} loadingLabel={texts.accepting}>
          {texts.accept}
        </Button>
      </Form>
    )
  if (state === 'other')
    return (
      <>
        <Text>{texts.other}</Text>
        <LogoutButton width="full" variant="secondary" back={here}>
          {texts.otherGo}
        </LogoutButton>
      </>
    )
  const isKnown = state === 'login'
  return (
    <>
      <Text>{isKnown ? texts.login : texts.signup}</Text>
      <ButtonLink href={isKnown ? `/login?redirectTo=${encodeURIComponent(here)}` : '/cadastrar'} reload>
        {isKnown ? texts.loginGo : texts.signupGo}
      </ButtonLink>
    </>
  )
}

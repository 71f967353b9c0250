import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { constraintsOf } from '../../forms/parse-form.server.ts'
import { LogoutButton } from '../../session/logout-button.tsx'
import { getMember } from '../../session/member.server.ts'
import { entryPath } from '../../session/member.ts'
import { readSignupDraft } from '../../session/signup-draft.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { ObjectPicture } from '../../ui/object-picture.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { readSentCode } from './code-cookie.server.ts'
import { CodeForm } from './code-form.tsx'
import { codePageSchema } from './link-schemas.ts'
import * as css from './pending.css.ts'
import { privateHeaders } from './private-headers.ts'
import { activationHref, resendCode } from './resend-code.server.ts'
import { ResendForm } from './resend-form.tsx'
import { findKeptDraft } from './signup-state.server.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction = () => [
  { title: texts.pending.meta },
  { name: 'robots', content: 'noindex' },
]
export const headers: HeadersFunction = privateHeaders

/** Loads `/confirmacao/{email}`: a code is on its way, or has to be asked for; `?vencido`: the last one is over (ACC-11, ACC-15). */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requireStation(context)
  const member = await getMember(context)
  if (member && member.state !== 'inactive') throw redirect(entryPath(member))
  const email = params.email ?? ''
  const sent = await readSentCode(context, request)
  const kept = await findKeptDraft(context, request)
  return {
    email,
    // What is wrong with a code is said by the page of the code.
    codeAction: sent && !isOver(request) ? activationHref({ email, hash: sent.hash }) : null,
    constraint: constraintsOf(codePageSchema),
    waitSeconds: sent?.waitSeconds ?? 0,
    sentAt: sent?.sentAt ?? 0,
    // Who typed the e-mail here may put it right; an affiliate's comes from the list.
    canCorrect: kept !== null && kept.draft.affiliated === null,
    hasSession: member !== null,
  }
}

const isOver = (request: Request) => new URL(request.url).searchParams.has('vencido')

export async function action({ context, request, params }: ActionFunctionArgs) {
  const email = params.email ?? ''
  const sent = await readSentCode(context, request)
  const { pathname, search } = new URL(request.url)
  const draft = await readSignupDraft(context, request)
  return resendCode(context, { email, hash: sent?.hash ?? null, draft }, pathname + search)
}

export default function Pending() {
  const { email, codeAction, constraint, waitSeconds, sentAt, canCorrect, hasSession } =
    useLoaderData<typeof loader>()
  const words = texts.pending
  return (
    <Stack gap={24}>
      {codeAction ? null : <ObjectPicture name="mail" />}
      {codeAction ? (
        <CodeForm title={words.title} text={words.text(email)} constraint={constraint} action={codeAction} />
      ) : (
        <>
          <Stack gap={8}>
            <Heading level={1}>{words.title}</Heading>
            <Text>{words.notSent(email)}</Text>
          </Stack>
          <ResendForm sentAt={sentAt} waitSeconds={waitSeconds} isMain />
        </>
      )}
      <Stack gap={4} align="center">
        {codeAction ? <ResendForm sentAt={sentAt} waitSeconds={waitSeconds} /> : null}
        {codeAction ? (
          <Text kind="small" className={css.hint}>
            {words.spam}
          </Text>
        ) : null}
        {codeAction ? (
          <TextLink href={`${codeAction}?metodo=1`} kind="stand">
            {texts.activation.change}
          </TextLink>
        ) : null}
        {canCorrect ? (
          <TextLink href="/cadastrar" kind="stand">
            {words.wrongEmail}
          </TextLink>
        ) : null}
        {hasSession ? <LogoutButton>{words.logout}</LogoutButton> : null}
      </Stack>
    </Stack>
  )
}

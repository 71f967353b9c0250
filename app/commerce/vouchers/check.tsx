import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ApiProblem } from '#contract/client.ts'
import { redeemVoucher, undoRedemption } from '#contract/commerce/vouchers/endpoints.ts'
import type { VoucherCheck } from '#contract/commerce/vouchers/schemas.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { useStation } from '../../station/use-station.ts'
import { formatDateTime } from '../../ui/format.ts'
import { TextLink } from '../../ui/link.tsx'
import { Text } from '../../ui/text.tsx'
import { askAbout } from './ask-about.server.ts'
import { CheckResult } from './check-result.tsx'
import { StaffCheck } from './staff-check.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction = () => [{ title: texts.check.meta }, { name: 'robots', content: 'noindex' }]
export const headers = () => ({ 'referrer-policy': 'same-origin', 'cache-control': 'no-store' })

type Shown = (VoucherCheck & { problem?: undefined }) | { problem: string }

/** Loads the screen behind the code of a voucher: anybody sees valid or not, staff also its content (ORD-10, GAP-84). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const code = params.code ?? ''
  const checkedAt = new Date().toISOString()
  const hasSession = context.sessionToken !== null
  try {
    const shown: Shown = await askAbout(context, code)
    return data({ code, checkedAt, hasSession, shown })
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.status !== 429) throw problem
    const shown: Shown = { problem: problem.firstMessage }
    return data({ code, checkedAt, hasSession, shown }, { status: 429 })
  }
}

/** Redeems, or takes that back (GAP-142). Answered here and not elsewhere: sent again, by reloading, it says that it was used. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const code = params.code ?? ''
  const form = await request.formData()
  const place = String(form.get('place') ?? '')
  try {
    if (intentOf(form, ['redeem', 'undo'], { unnamed: 'redeem' }) === 'undo') {
      const undoUntil = String(form.get('undoUntil') ?? '')
      await context.api.call(undoRedemption, { params: { code }, body: { undoUntil } })
      return redirect(checkHref(code))
    }
    const { staff } = await redeem(context, code, place)
    return data({ done: staff, problem: null, field: null, place })
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    if (problem.status === 401) throw redirect(loginHref(code))
    const field = problem.body.fields?.place?.[0] ?? null
    return data({ done: null, problem: problem.firstMessage, field, place }, { status: problem.status })
  }
}

const redeem = (context: PortalContext, code: string, place: string) =>
  context.api.call(redeemVoucher, { params: { code }, body: { place } })

const checkHref = (code: string) => `/qr-code-validator/voucher/${encodeURIComponent(code)}`
const loginHref = (code: string) =>
  `/login?redirectTo=${encodeURIComponent(`/qr-code-validator/voucher/${code}`)}`

export default function VoucherCheckPage() {
  const { code, checkedAt, hasSession, shown } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const { timezone } = useStation()
  const words = texts.check
  if (shown.problem !== undefined)
    return <CheckResult tone="spent" icon="clock" title={words.busy} text={shown.problem} />
  if (shown.staff) return <StaffCheck staff={shown.staff} sent={sent} checkedAt={checkedAt} />
  return (
    <CheckResult
      tone={shown.isValid ? 'valid' : 'invalid'}
      icon={shown.isValid ? 'check' : 'close'}
      title={shown.isValid ? words.valid : words.invalid}
      text={shown.isValid ? words.validText : words.invalidText}
    >
      <Text kind="muted">{words.at(formatDateTime(checkedAt, timezone))}</Text>
      {hasSession ? null : (
        <Text kind="small">
          {words.staff} <TextLink href={loginHref(code)}>{words.enter}</TextLink>
        </Text>
      )}
    </CheckResult>
  )
}

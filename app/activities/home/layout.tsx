import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, useLocation, useMatches } from '@remix-run/react'
import { memberHome } from '../../routing/error-page.tsx'
import type { PageHandle } from '../../routing/page-handle.ts'
import { takeFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import type { Member } from '../../session/member.ts'
import { requireAdult } from '../../station/require-adult.ts'
import { useStation } from '../../station/use-station.ts'
import { cx } from '../../ui/class-names.ts'
import { type ToastMessage, ToastRegion, toastPlace } from '../../ui/toast.tsx'
import { readCart } from './cart-notice.server.ts'
import { DeletionNotice } from './frame/deletion-notice.tsx'
import * as css from './frame/frame.css.ts'
import { MemberBar } from './frame/member-bar.tsx'
import { MemberHeader } from './frame/member-header.tsx'
import { texts } from './frame/texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { participant } = await requireParticipant(args, { isFrame: true })
  requireAdult(args)
  const [{ flash, headers }, cart] = await Promise.all([
    takeFlash(args.context, args.request),
    readCart(args),
  ])
  const said = flash ? [{ ...flash, tone: flash.kind }] : []
  return data(
    {
      member: participant,
      now: Date.now(),
      cartItems: cart.items,
      toasts: [...said, ...balanceToasts(participant), ...cart.toasts],
    },
    { headers: [...Object.entries(headers), ...Object.entries(cart.headers)] },
  )
}

/** Tells once that the balance could not be read; the page stays usable (PTS-01, ERR-06). */
const balanceToasts = ({ isBalanceKnown }: Member): ToastMessage[] =>
  isBalanceKnown ? [] : [{ id: 'points', tone: 'error', title: texts.error, text: texts.balanceUnknown }]

/** Whether one looks around on a page: the home and what is one step from it. Deeper ones are read. Pure. */
const isBrowsed = (pathname: string) => pathname.split('/').length <= 3

/** Words are read on a plain sheet. */
const plainOf = (ground: 'paper' | 'tint' | 'pattern') => (ground === 'pattern' ? 'paper' : ground)

/** Shows the frame of every page of the member area; the notices of their loaders come up together. */
export default function MemberLayout() {
  const { member, cartItems } = useLoaderData<typeof loader>()
  const { memberLook, corner } = useStation()
  const { frame } = memberLook
  const { pathname } = useLocation()
  const ground = isBrowsed(pathname) ? memberLook.ground : plainOf(memberLook.ground)
  const matches = useMatches()
  const toasts = matches.flatMap(
    ({ data: found }) => (found as { toasts?: ToastMessage[] } | undefined)?.toasts ?? [],
  )
  const isCheckout = matches.some(
    ({ handle, data: found }) => (handle as PageHandle | undefined)?.isCheckout?.(found) ?? false,
  )
  return (
    <div
      className={cx(
        css.frames[frame],
        css.grounds[ground === 'pattern' ? corner : ground],
        !isCheckout && css.withBar,
      )}
    >
      <MemberHeader member={member} cartItems={cartItems} />
      <main id="conteudo" tabIndex={-1} className={cx(css.main, isCheckout && css.checkout)}>
        <DeletionNotice at={member.deletesAt} pathname={pathname} />
        <Outlet context={memberHome} />
      </main>
      {isCheckout ? null : <MemberBar />}
      <ToastRegion id={toastPlace} toasts={toasts} />
    </div>
  )
}

/** A fault of one place: what stands in a file once, what is put in its place, and what that breaks. */
export type Fault = {
  /** The damage in words, for whoever reads which faults live. */
  breaks: string
  file: string
  /** Stands in the file exactly once. */
  text: string
  becomes: string
}
/** Faults of one place, with the test files nearest to them. */
type Group = { tests: readonly string[]; faults: readonly Fault[] }

const fault = (file: string, breaks: string, text: string, becomes = ''): Fault => ({
  file,
  breaks,
  text,
  becomes,
})

const ledger = 'api/ledger'
const payments = 'api/commerce/payments'
const subscriptions = 'api/commerce/subscriptions'
const orders = 'api/commerce/orders'
const cart = 'api/commerce/cart'
const topUps = 'api/commerce/top-ups'
const imports = 'api/services/consultancies/case-imports'
const people = 'api/console/people'
const points = 'api/console/points'
const gestao = 'app/console'

/** Faults on purpose that only show with a database: kept, so that tests go on finding each of them. */
export const keptFaults: readonly Group[] = [
  {
    tests: [`${ledger}/ledger.test.ts`],
    faults: [
      fault(
        `${ledger}/post.ts`,
        'A wallet may go below zero by what is refused by the database only',
        'const row = booked.some(isShort) ? undefined : await insertTransfer(ctx, posting, paidH)',
        'const row = await insertTransfer(ctx, posting, paidH)',
      ),
      fault(
        `${ledger}/post.ts`,
        'The key of one movement is taken for another amount',
        '(row, at) => row.accountId === booked[at]?.account.id && row.amountH === booked[at]?.amountH,',
        '() => true,',
      ),
      fault(
        `${ledger}/settle-hold.ts`,
        'A hold is captured and released',
        'key: settlementKey(holdId),',
        'key: settlementKey(holdId) + kind,',
      ),
      fault(
        `${ledger}/settle-hold.ts`,
        'What was captured comes back to the wallet',
        "to: kind === 'capture' ? { kind: 'sink' } : { kind: 'wallet', participantId },",
        "to: { kind: 'wallet', participantId },",
      ),
      fault(
        `${ledger}/reverse.ts`,
        'An open hold is taken back by a counter-entry',
        "if (transfer.kind !== 'move' && transfer.kind !== 'capture') throw new ApiError('conflict')",
      ),
      fault(
        `${ledger}/transfer.ts`,
        'Points are exchanged for centavos',
        "if (isMoney(from) !== isMoney(to)) throw new RangeError('A transfer is in points or in centavos')",
      ),
    ],
  },
  {
    tests: [`${orders}/refund-abuse.test.ts`],
    faults: [
      fault(
        `${ledger}/take-back.ts`,
        'Cashback that was spent is owed by nobody',
        'if (missingH > 0) await owe(ctx, { participantId, amountH: missingH, isPaid })',
      ),
      fault(
        `${ledger}/post.ts`,
        'What is owed is collected without end',
        'await owe(ctx, { participantId, amountH: -amountH, isPaid })',
      ),
      fault(
        `${orders}/refund-order.ts`,
        'A ticket that goes back to the stock still lets somebody in',
        'else await cancelTickets(ctx, order, { backToStock: facts.backToStock, refund: number })',
      ),
      fault(
        `${orders}/apply-refund.ts`,
        'Tickets of a refund that the gateway refused stay worth nothing',
        'await restoreOrderVouchers(ctx, { orderId: order.id, refund: row.number })',
      ),
    ],
  },
  {
    tests: [`${payments}/settle.test.ts`],
    faults: [
      fault(
        `${payments}/settle.ts`,
        'Another amount than was asked for is believed',
        'if (told.amountCents !== before.amountCents) return disbelieve(moving, before, told)',
      ),
      fault(
        `${payments}/settle.ts`,
        'Stale news takes a payment away again',
        'const paidCents = Math.max(before.paidCents, told.paidCents)',
        'const paidCents = told.paidCents',
      ),
      fault(
        `${payments}/settle.ts`,
        'What ended waits again',
        "if (state !== 'asked' && state !== 'pending') return state",
      ),
      fault(
        `${payments}/settle.ts`,
        'What was paid and heard of twice is booked twice',
        'if (paidCents > before.paidCents) await bookReceipt(ctx, written, paidCents - before.paidCents)',
        'if (paidCents > 0) await bookReceipt(ctx, written, paidCents)',
      ),
      fault(
        `${payments}/receive-webhook.ts`,
        'A webhook without a proof is believed',
        'if (!gateway || !event) {',
        "if (!gateway || (!event && raw.body === '')) {",
      ),
      fault(
        `${payments}/receive-webhook.ts`,
        'A webhook that cannot be read back counts as received',
        "if (error instanceof PaymentInDoubt) throw new ApiError('upstream_failed')",
        'if (error instanceof PaymentInDoubt) return null',
      ),
      fault(
        `${payments}/open-refund.ts`,
        'Of what was paid twice all goes back',
        'const surplusCents = isKept ? Math.min(leftCents, twiceCents) : leftCents',
        'const surplusCents = leftCents',
      ),
      fault(
        `${payments}/read-charge.ts`,
        'A PIX whose time is over stays payable at its gateway',
        'if ((isOver || isEndedHere(charge)) && waits(told)) await endCharge(ctx, charge, told.id)',
        'if (isOver && waits(told)) await settle(ctx, { id: charge.id }, told, { ends: true })',
      ),
      fault(
        `${payments}/read-charge.ts`,
        'Whoever waits asks the gateway as often as they like',
        'if (!(await claimReading(ctx, charge.id))) return',
      ),
      fault(
        `${payments}/read-charge.ts`,
        'A PIX that is given up stays payable at its gateway',
        'return await endCharge(ctx, charge, gatewayId, { isGivenUp: true })',
        'void gatewayId',
      ),
    ],
  },
  {
    tests: [`${orders}/create-order.test.ts`],
    faults: [
      fault(
        `${payments}/send-charge.ts`,
        'A charge whose answer was lost counts as refused',
        'if (error instanceof PaymentInDoubt) return doubt(ctx, charge, error)',
        "if (error instanceof PaymentInDoubt) error = new PaymentRefused('Sem resposta')",
      ),
      fault(
        `${payments}/read-charge.ts`,
        'A charge that no gateway knows yet is given up at once',
        'if (isLost) await settle(ctx, { id: charge.id }, refusedAs(charge, paymentTexts.notFound))',
        'if (isLost || nowMs > 0) await settle(ctx, { id: charge.id }, refusedAs(charge, paymentTexts.notFound))',
      ),
      fault(
        `${orders}/create-order.ts`,
        'The key of an order is taken for another one',
        "if (earlier && earlier.inputDigest !== inputDigest) throw new ApiError('conflict', orderTexts.keyOfAnother)",
      ),
      fault(
        `${orders}/create-order.ts`,
        'An order that was sent twice is made twice',
        'if (earlier) return { order: earlier }',
      ),
      fault(
        `${orders}/create-order.ts`,
        'Another price than was shown is charged',
        'requireAsShown(checkout, shown)',
      ),
      fault(
        `${orders}/pay-order.ts`,
        'What the wallet pays of an order stays held',
        'if (holdId !== null) await capture(ctx, { holdId })',
      ),
      fault(
        `${orders}/end-unpaid.ts`,
        'What the wallet was to pay of an order that ended stays held',
        'if (holdId !== null) await release(ctx, { holdId })',
      ),
      fault(
        `${orders}/end-unpaid.ts`,
        'What an order that ended had taken is lost to the stock',
        'await giveBackToCheckout(ctx, participantId, { orderId, items: await itemsOf(ctx, orderId) })',
      ),
      fault(
        `${orders}/order-rows.ts`,
        'Somebody reads the order of another member',
        "if (order.participantId !== memberOf(ctx)) throw new ApiError('not_found', orderTexts.unknown)",
      ),
      fault(
        `${cart}/checkout-steps.ts`,
        'A second order is made while the first one waits',
        'if (checkout.orderId)',
        'if (checkout.orderId === 0)',
      ),
    ],
  },
  {
    tests: [`${orders}/require-few-unpaid.test.ts`],
    faults: [
      fault(`${orders}/create-order.ts`, 'Somebody tries cards without end', 'most: 20,', 'most: 20_000,'),
    ],
  },
  {
    tests: [`${orders}/refund.test.ts`],
    faults: [
      fault(
        `${payments}/send-refund.ts`,
        'A refund whose answer was lost is asked for anew',
        'if (refund.sentAt && (await isDoneThere(ctx, charge, refundId))) return',
      ),
      fault(
        `${orders}/refund-order.ts`,
        'A second refund begins before the first is known',
        "if (before.some(({ state }) => state === 'asked')) throw new ApiError('conflict', orderTexts.refundRunning)",
      ),
      fault(
        `${orders}/refund-order.ts`,
        'More is given back than is left of an order',
        "if (amountCents > leftCents) throw new ApiError('conflict', orderTexts.refundTooMuch(leftCents))",
      ),
      fault(
        `${orders}/apply-refund.ts`,
        'What was handed over meanwhile is in the stock again',
        'const backToStock = row.backToStock.filter(isThere)',
        'const backToStock = row.backToStock',
      ),
      fault(
        `${orders}/apply-refund.ts`,
        'Points that paid an order do not come back with it',
        'await returnToWallet(ctx, order, row)',
      ),
      fault(
        `${orders}/refund-order.ts`,
        'An order is given back after its seven days',
        "if (!withdrawEnds(order, at)) throw new ApiError('gone', orderTexts.withdrawOver)",
      ),
      fault(
        `${orders}/refund-order.ts`,
        'Somebody gives back the order of another member',
        'await ownOrder(ctx, id)',
      ),
      fault(
        `${orders}/order-rows.ts`,
        'An order changes its state as it likes',
        'if (!orderTransitions[order.status].includes(to))',
        'if (!orderTransitions[order.status])',
      ),
      fault(
        `${orders}/apply-refund.ts`,
        'What a gateway gave back by itself changes nothing of the order',
        'if (amountCents <= 0) return',
        'if (amountCents > 0) return',
      ),
    ],
  },
  {
    tests: [`${cart}/reserve-cart.test.ts`],
    faults: [
      fault(
        `${cart}/reserve-cart.ts`,
        'A reservation is renewed without end',
        'const expiresAt = isRunning && checkout.expiresAt ? checkout.expiresAt : new Date(now.getTime() + keptMs)',
        'const expiresAt = new Date(now.getTime() + keptMs)',
      ),
      fault(
        `${cart}/reserve-cart.ts`,
        'What is taken out of a cart stays reserved',
        '  ...reserved.map((one) => ({ ...one, quantity: -one.quantity })),',
      ),
      fault(
        `${cart}/reserve-cart.ts`,
        'What was given back is given back again',
        '.set({ reserved: [] })',
        '.set({ expiresAt: null })',
      ),
      fault(
        'api/commerce/catalog/stock.ts',
        'The last one is sold twice',
        'if (total === null || taken + amount.quantity <= total) return',
        'if (total === null || taken <= total) return',
      ),
    ],
  },
  {
    tests: [`${subscriptions}/in-doubt.test.ts`],
    faults: [
      fault(
        `${subscriptions}/step-subscriptions.ts`,
        'A renewal whose answer was lost counts as unpaid',
        '  if (await isInDoubt(ctx, bill)) return sleep(ctx, row)\n  await missPayment',
        '  await missPayment',
      ),
      fault(
        `${subscriptions}/step-subscriptions.ts`,
        'A further try whose answer was lost is charged again',
        '  if (await isInDoubt(ctx, bill)) return sleep(ctx, row)\n  const isPix',
        '  const isPix',
      ),
      fault(
        `${subscriptions}/step-subscriptions.ts`,
        'An upgrade in doubt is given up for a renewal',
        '  if (await isInDoubt(ctx, bill)) return sleep(ctx, row)\n  await writeBill',
        '  await writeBill',
      ),
      fault(
        `${subscriptions}/step-subscriptions.ts`,
        'A card that its gateway ponders is charged again',
        " || (charge?.state === 'pending' && charge.method === 'credit_card')",
      ),
      fault(
        `${subscriptions}/bill.ts`,
        'A card in doubt is let go',
        "charge.state === 'asked' || charge.method !== 'pix' || !charge.gatewayId",
        "charge.state === 'asked' || !charge.gatewayId",
      ),
      fault(
        `${subscriptions}/bill.ts`,
        'Whoever lets a PIX go whose gateway is silent reads of an error of ours',
        "throw error instanceof PaymentInDoubt ? new ApiError('conflict', texts.waits) : error",
        'throw error',
      ),
      fault(
        `${payments}/read-charge.ts`,
        'A first period that was put aside keeps its member from buying another one',
        'await writeCharge(inner, charge.id, { givenUpAt: inner.ports.clock.now() })',
      ),
      fault(
        `${subscriptions}/cancel-subscription.ts`,
        'An upgrade that may be charged already is taken back',
        "if (unpaid?.kind === 'upgrade') await giveUpCharge(ctx, unpaid)",
      ),
      fault(
        `${subscriptions}/change-plan.ts`,
        'A renewal in doubt makes way for an upgrade',
        'if (renewal) await giveUpCharge(ctx, renewal)',
      ),
      fault(
        `${subscriptions}/change-for-member.ts`,
        'An owner changes a plan whose bill is out',
        "if (await openBillOf(ctx, id)) throw new ApiError('conflict', texts.billOut)",
      ),
    ],
  },
  {
    tests: [`${subscriptions}/subscriptions.test.ts`],
    faults: [
      fault(
        `${subscriptions}/step-subscriptions.ts`,
        'Whoever the station shut out is charged on',
        "return person?.status === 'deleted' || person?.status === 'suspended'",
        "return person?.status === 'deleted'",
      ),
      fault(
        `${subscriptions}/cancel-subscription.ts`,
        'Who leaves is charged for what they bought at the same moment',
        'if (bill && (await isUnderway(ctx, bill)))',
        'if (bill && bill.id < 0)',
      ),
      fault(
        `${subscriptions}/cancel-subscription.ts`,
        'Who leaves loses what is paid',
        "if (row.state !== 'active') {",
        'if (row.state) {',
      ),
      fault(
        `${subscriptions}/open-subscription.ts`,
        'Another price than was shown is charged for a plan',
        'if (shown === undefined || reaisOf(cents) === shown) return',
        'if (cents >= 0) return',
      ),
      fault(
        `${subscriptions}/paid.ts`,
        'Who pays late pays for days that are over',
        "const isLate = bill.kind === 'first' || subscription.state === 'suspended'",
        "const isLate = bill.kind === 'first'",
      ),
      fault(
        `${subscriptions}/paid.ts`,
        'What an upgrade counted is counted again',
        "if (bill.kind === 'upgrade') await endEarlier(ctx, bill)",
      ),
      fault(
        `${subscriptions}/hear-charge.ts`,
        'What is paid for a plan that nobody has stays with the station',
        'isKept: now?.chargeId === charge.id',
        'isKept: now !== undefined',
      ),
      fault(
        `${subscriptions}/hear-charge.ts`,
        'A plan goes on whose money a bank took back',
        '!isWhole ||',
        'isWhole ||',
      ),
      fault(
        `${subscriptions}/change-plan.ts`,
        'The key of an upgrade is taken for another plan',
        "if (same && same.planId !== planId) throw new ApiError('conflict', texts.keyOfAnother)",
      ),
      fault(
        `${subscriptions}/change-subscription.ts`,
        'Somebody changes the plan of another member',
        "if (current?.id !== id) throw new ApiError('not_found', texts.unknown)",
      ),
      fault(
        `${subscriptions}/subscribe.ts`,
        'A plan without a period is sold',
        "if (!planPeriods.includes(plan.days)) throw new ApiError('conflict', texts.period)",
      ),
    ],
  },
  {
    tests: [`${topUps}/top-ups.test.ts`],
    faults: [
      fault(
        `${topUps}/cancel-top-up.ts`,
        'Credits that arrived meanwhile are cancelled',
        "    if (topUp.state !== 'waiting') throw new ApiError('conflict', topUpTexts.notWaiting)\n    await writeTopUp",
        '    await writeTopUp',
      ),
      fault(
        `${topUps}/decide-top-up.ts`,
        'One owner alone is the four eyes',
        'if (!needsSecond(ctx, topUp) || (topUp.firstBy !== null && topUp.firstBy !== by.id)) {',
        'if (!needsSecond(ctx, topUp) || topUp.firstBy !== null) {',
      ),
      fault(
        `${topUps}/decide-top-up.ts`,
        'An owner confirms their own transfer',
        "if (participantId === by.id) throw new ApiError('conflict', topUpTexts.ownRequest)",
      ),
      fault(
        `${topUps}/decide-top-up.ts`,
        'A transfer that was refused, or called off, is credited after all',
        "  if (topUp.state !== 'waiting') throw decidedBefore(topUp)\n  if (!needsSecond",
        '  if (!needsSecond',
      ),
      fault(
        `${topUps}/credit-top-up.ts`,
        'What is heard of a PIX twice is credited twice',
        "const now = topUp.state === 'waiting' ? await decide(ctx, topUp, charge, isGivenUp) : topUp",
        'const now = await decide(ctx, topUp, charge, isGivenUp)',
      ),
      fault(
        `${topUps}/top-up-rows.ts`,
        'Somebody reads the credits of another member',
        "if (row.participantId !== memberOf(ctx)) throw new ApiError('not_found', topUpTexts.unknown)",
      ),
    ],
  },
  {
    tests: ['api/console/cases/case-imports.test.ts'],
    faults: [
      fault(
        'api/console/cases/import-cases.ts',
        'A second file is taken while the first is written',
        "inArray(caseImports.state, ['checking', 'writing']))",
        "inArray(caseImports.state, ['checking']))",
      ),
      fault(
        `${imports}/write-cases.ts`,
        'An import that was given up writes on',
        ".where(withId(caseImports, row, row.id, eq(caseImports.state, 'writing')))",
        '.where(withId(caseImports, row, row.id))',
      ),
      fault(
        `${imports}/write-cases.ts`,
        'Two that work at one import count its lines twice',
        'if (here?.written !== before) return false',
        'if (!here) return false',
      ),
      fault(
        `${imports}/import-cases-job.ts`,
        'An import that was given up is done after all',
        ".where(withId(caseImports, row, row.id, inArray(caseImports.state, ['checking', 'writing'])))",
        '.where(withId(caseImports, row, row.id))',
      ),
      fault(
        `${imports}/import-cases-job.ts`,
        'Of a file with a wrong line the others are written',
        "if (checked.problemCount > 0) return end(ctx, row, { state: 'refused', ...checked })",
      ),
    ],
  },
  {
    tests: ['api/activities/participation/undo-participation.test.ts'],
    faults: [
      fault(
        'api/commerce/vouchers/require-unused.ts',
        'A participation is undone though its voucher was used',
        'if (!row?.redeemedAt) return',
        'if (row || !row) return',
      ),
    ],
  },
  {
    tests: ['api/console/plans/subscribers.test.ts'],
    faults: [
      fault(
        `${subscriptions}/change-for-member.ts`,
        'An owner ends what may be charged already',
        'if (bill) await giveUpCharge(ctx, bill)',
      ),
    ],
  },
  {
    tests: [`${payments}/open-refund.test.ts`],
    faults: [
      fault(
        `${payments}/open-refund.ts`,
        'More goes back than was paid',
        "if (promised + facts.amountCents > charge.paidCents) throw new ApiError('conflict', paymentTexts.tooMuch)",
      ),
    ],
  },
  {
    tests: ['api/console/own-areas.test.ts'],
    faults: [
      fault(
        'api/console/services/open-appointment.ts',
        'Staff of one area open the requests of another (PPL-23)',
        'withId(appointments, { station }, id, isOwnKind({ actor }))',
        'withId(appointments, { station }, id, actor.kind ? undefined : isOwnKind({ actor }))',
      ),
      fault(
        'api/console/cases/case-rows.ts',
        'Staff of one area open the cases of another (PPL-23)',
        'withId(serviceCases, ctx, id, isOwnCase(ctx))',
        'withId(serviceCases, ctx, id, ctx.actor.kind ? undefined : isOwnCase(ctx))',
      ),
      fault(
        'api/people/owner-changes/list-audit.ts',
        'The history tells of cases to whoever reads it (PPL-23)',
        'areas.some((area) => !roles.includes(area))',
        'areas.some((area) => !area && !roles.includes(area))',
      ),
    ],
  },
  {
    tests: ['api/console/team/team.test.ts'],
    faults: [
      fault(
        'api/console/team/team.ts',
        'The last one who answers for a station goes (PPL-24)',
        "if (before.includes('owner') && !roles.includes('owner')) await requireAnother(ctx, id)",
      ),
      fault(
        'api/people/team/invitation.ts',
        'Whoever has the link of an invitation accepts it (PPL-24)',
        "if (invitation.email !== person.email) throw new ApiError('forbidden', teamTexts.otherAccount)",
      ),
      fault(
        'api/console/team/team.ts',
        'Roles that somebody changed meanwhile are written over (PPL-24)',
        "if (String(sorted(seen)) !== String(before)) throw new ApiError('conflict', texts.changed)",
      ),
    ],
  },
  {
    tests: ['tests/contract/who-may-call.test.ts'],
    faults: [
      fault(
        'api/platform/http/serve.ts',
        'Whoever was shut out calls on',
        "if (ctx.actor.isBlocked) throw new ApiError('account_blocked', 'O seu acesso está bloqueado.')",
      ),
      fault(
        'api/platform/http/serve.ts',
        'Members make the calls of owners',
        "if (endpoint.access === 'team' && !(endpoint.right && haveRight(roles, endpoint.right)))",
        "if (endpoint.access === 'team' && !endpoint.right)",
      ),
      fault(
        'api/platform/http/serve.ts',
        'Nobody makes the calls of members',
        "if (ctx.actor.kind !== 'participant') throw new ApiError('not_authenticated', 'Faça login para continuar.')",
        "if (ctx.actor.kind !== 'participant') return",
      ),
      fault(
        'api/open-context.ts',
        'A session of one station opens another',
        'if (all.some((id) => id !== stationId))',
        'if (all.length === 0)',
      ),
      fault(
        'api/open-context.ts',
        'A forged token is a visitor’s',
        "if (!session) throw new ApiError('not_authenticated', 'Sua sessão expirou. Entre novamente.')",
      ),
      fault(
        'api/people/access/account-state.ts',
        'Who has no establishment is let in',
        "return status !== 'active' || !hasEstablishment",
        "return status !== 'active'",
      ),
      fault(
        'contract/console/orders/endpoints.ts',
        'Members read the books of the station',
        "  path: '/management/books',",
        "  path: '/management/books',\n  access: 'participant' as never,",
      ),
    ],
  },
  {
    tests: ['api/people/access/start-session.test.ts', 'api/people/access/login.test.ts'],
    faults: [
      fault(
        'api/people/access/find-session.ts',
        'A session never ends',
        'const isOpen = and(eq(sessions.id, id), gt(sessions.expiresAt, now))',
        'const isOpen = and(eq(sessions.id, id), now ? undefined : gt(sessions.expiresAt, now))',
      ),
      fault(
        'api/people/access/start-session.ts',
        'An old password opens a session while it is changed',
        'const isStillIts = passwordHash !== null && account?.passwordHash === passwordHash',
        'const isStillIts = passwordHash !== null',
      ),
    ],
  },
  {
    tests: ['api/commerce/vouchers/vouchers.test.ts'],
    faults: [
      fault(
        'api/commerce/vouchers/redeem-voucher.ts',
        'A stranger redeems a voucher',
        "if (!(await mayRedeem(ctx, row))) throw new ApiError('forbidden', voucherTexts.notYours)",
      ),
      fault(
        'api/commerce/vouchers/redeem-voucher.ts',
        'A voucher is used twice',
        'requireUsable(ctx, await requireVoucher(ctx, code))',
        'await requireVoucher(ctx, code)',
      ),
    ],
  },
  {
    tests: ['api/people/owner-changes/make-once.test.ts'],
    faults: [
      fault(
        'api/people/owner-changes/make-once.ts',
        'What an owner sent again is made again',
        'if (!key) return (await make()).answer',
        'if (key || !key) return (await make()).answer',
      ),
      fault(
        'api/people/owner-changes/make-once.ts',
        'The key of a form is taken for other values',
        'if (before?.inputDigest !== inputDigest || before.madeId === null)',
        'if (before?.madeId == null)',
      ),
    ],
  },
  {
    tests: ['tests/contract/owner-buttons.test.ts'],
    faults: [
      fault(
        `${gestao}/sections/sections.tsx`,
        'Hiding a section shows it',
        "value: { ...value, hidden: intent === 'hide' }",
        "value: { ...value, hidden: intent === 'show' }",
      ),
      fault(
        `${gestao}/sections/section-rows.tsx`,
        'The button of a section says the other thing',
        "value={hidden ? 'show' : 'hide'}",
        "value={hidden ? 'hide' : 'show'}",
      ),
      fault(
        `${gestao}/sections/gallery.tsx`,
        'The form of a new section has no key',
        "formKey={keys[at] ?? ''}",
        'formKey=""',
      ),
      fault(
        `${gestao}/pages/pages.tsx`,
        'The key of a new page is not sent',
        "change({ what: 'add', part, value }, formKeyOf(form)),",
        "change({ what: 'add', part, value }),",
      ),
      fault(
        `${gestao}/owner/move.server.ts`,
        'Up is down',
        "(intent === 'up' ? -1 : 1)",
        "(intent === 'up' ? 1 : -1)",
      ),
      fault(
        `${gestao}/ui/move-buttons.tsx`,
        'The button that moves up is called down',
        "{ intent: 'up', icon: 'chevronUp', text: ownerTexts.up },",
        "{ intent: 'up', icon: 'chevronUp', text: ownerTexts.down },",
      ),
      fault(
        `${gestao}/plans/plan.tsx`,
        'Withdrawing a plan offers it',
        'body: { isWithdrawn: true }',
        'body: { isWithdrawn: false }',
      ),
      fault(
        `${gestao}/plans/plan.tsx`,
        'The form of a new plan sends no key',
        '{ body: value, idempotencyKey: formKeyOf(form) }',
        '{ body: value }',
      ),
      fault(
        `${gestao}/plans/subscriber.tsx`,
        'Changing a plan cancels it',
        "if (intentOf(form, ['cancel', 'change']) === 'cancel')",
        "if (intentOf(form, ['cancel', 'change']) === 'change')",
      ),
      fault(
        `${gestao}/services/decision-forms.tsx`,
        'The button that answers a request refuses it',
        'intent="answer"',
        'intent="refuse"',
      ),
      fault(
        `${gestao}/services/case-readers/case-readers.tsx`,
        'Confirming an account takes it back',
        "value={confirmedAt ? 'undo' : 'confirm'}",
        "value={confirmedAt ? 'confirm' : 'undo'}",
      ),
      fault(
        `${gestao}/support/request.tsx`,
        'Closing a message opens it',
        "const state = intent === 'close' ? 'closed' : 'open'",
        "const state = intent === 'close' ? 'open' : 'closed'",
      ),
      fault(`${gestao}/support/request.tsx`, 'The form of an answer has no key', 'formKey={formKey}'),
      fault(
        `${gestao}/registration-changes/changes.tsx`,
        'What is done is marked as to be done',
        "const isDone = intentOf(form, ['done', 'reopen']) === 'done'",
        "const isDone = intentOf(form, ['done', 'reopen']) === 'reopen'",
      ),
      fault(
        `${gestao}/domain/domain.tsx`,
        'Proving a domain adds it',
        "await api.call(name === 'prove' ? proveOwnDomain : addOwnDomain, { body: { domain } })",
        "await api.call(name === 'prove' ? addOwnDomain : proveOwnDomain, { body: { domain } })",
      ),
      fault(
        `${gestao}/entries/entry-page.tsx`,
        'Forms of news, events and files have no key',
        'seen: entry?.tag ?? null, formKey }',
        "seen: entry?.tag ?? null, formKey: '' }",
      ),
      fault(
        `${gestao}/activities/collections/collection.tsx`,
        'Taking an activity out of a list puts it at the end',
        "if (intent === 'take') return without",
        "if (intent === 'take') return [...without, activity]",
      ),
      fault(
        `${gestao}/activities/form/save-step.server.ts`,
        'Withdrawing an activity publishes it',
        "if (intent === 'withdraw') await turnTo('withdrawn')",
        "if (intent === 'withdraw') await turnTo('published')",
      ),
      fault(
        `${gestao}/moderation/texts.ts`,
        'The button that lets somebody write again is called otherwise',
        'unblockOf:',
        "unblockOf: (name: string) => 'Suspender: ' + name, wasUnblockOf:",
      ),
    ],
  },
  {
    tests: ['tests/contract/member-keys.test.ts'],
    faults: [
      fault(
        'app/activities/comments/comment-form.tsx',
        'The form of a comment has no key',
        '<input type="hidden" name="chave" value={formKey} />',
        '<input type="hidden" name="chave" value="" />',
      ),
      fault(
        'app/services/request-fields.tsx',
        'Requests for appointments have no key',
        'value={refused?.key || formKey}',
        'value=""',
      ),
      fault(
        'app/activities/wall/composer-fields.tsx',
        'The form of a post has no key',
        '<input type="hidden" name="chave" value={formKey} />',
      ),
      fault(
        'app/commerce/top-ups/amount-form.tsx',
        'The form of credits has no key',
        'value={refused?.key || formKey}',
        'value={refused?.key}',
      ),
      fault(
        'app/activities/participation/page/take-part.tsx',
        'Taking part has no key',
        '<input type="hidden" name="depois" value={intention.after} />',
      ),
      fault(
        'app/commerce/cart/review.tsx',
        'The form of an order has no key',
        '<input type="hidden" name="depois" value={after} />',
      ),
      fault(
        'app/forms/form-key.server.ts',
        'All forms have one key',
        'export const newFormKey = (): string => randomUUID()',
        "export const newFormKey = (): string => 'uma-chave-so' || randomUUID()",
      ),
    ],
  },
  {
    tests: ['tests/contract/literal-texts.test.ts'],
    faults: [
      fault('contract/recurrence.ts', 'A recurrence has another’s name', "'Bimestral'", "'Mensal'"),
      fault(
        'app/activities/home/texts.ts',
        'An empty home says something else',
        'Ainda não existem atividades no ar...',
        'Nada aqui',
      ),
      fault('app/services/fuel/texts.ts', 'A failure is told otherwise', 'Erro interno do sistema', 'Erro'),
      fault(
        'app/commerce/vouchers/texts.ts',
        'No purchases are told otherwise',
        'Você ainda não possui compras feitas',
        'Sem compras',
      ),
      fault(
        'app/activities/wallet/texts.ts',
        'The tab of what was used is called otherwise',
        "tab: 'Créditos Utilizados'",
        "tab: 'Créditos de Premiação'",
      ),
      fault(
        'app/commerce/product-subscriptions/texts.ts',
        'A cancellation that fails is told as done',
        'Erro ao cancelar assinatura',
        'Assinatura cancelada',
      ),
    ],
  },
  {
    tests: [`${people}/people.test.ts`],
    faults: [
      fault(
        `${people}/people-found-by.ts`,
        'Who is deleted stands among all others',
        "ne(participants.status, 'deleted')",
        'undefined',
      ),
      fault(
        `${people}/people-found-by.ts`,
        'Who answered anonymous research is a filter',
        ', not(isAnonymousIn(activities.body))',
      ),
      fault(
        `${people}/list-people.ts`,
        'Whoever only reads people takes all of them away',
        "if (limit > mostOfScreen && !may(ctx, 'membership'))",
        'if (limit > mostOfScreen && limit < 0)',
      ),
      fault(
        `${people}/act-on-people.ts`,
        'It is done to others than were counted',
        "if ('count' in whom && whom.count !== total)",
        "if ('count' in whom && whom.count > total)",
      ),
      fault(`${people}/step-act.ts`, 'Who came later is meant, too', ', lte(participants.id, untilId)'),
      fault(
        `${people}/act-on-people.ts`,
        'An act begins while another one with its tag goes on',
        '        await requireIdle(ctx, act)\n',
      ),
      fault(
        'api/people/access/note-seen.ts',
        'When somebody was here is kept with every call',
        '>= hourMs',
        '>= 0',
      ),
    ],
  },
  {
    tests: ['api/console/entry/entry.test.ts'],
    faults: [
      fault(
        'api/people/onboarding/activate-participant.ts',
        'Who confirms is in, though the team approves',
        'const waits = await isForTeam(ctx, sent.email)',
        'const waits = false && (await isForTeam(ctx, sent.email))',
      ),
      fault(
        'api/people/onboarding/may-join.ts',
        'The e-mail of the list is anybody’s who knows the CPF',
        ' && listed.email !== email',
        ' && listed.email === email',
      ),
      fault(
        'api/people/onboarding/approval.ts',
        'Who is refused asks again where they may not',
        'if (!entryOf(ctx.station.config.behaviour).mayAskAgain)',
        'if (!entryOf(ctx.station.config.behaviour).mode)',
      ),
    ],
  },
  {
    tests: ['api/console/own-fields/own-fields.test.ts'],
    faults: [
      fault(
        'api/people/own-fields/write-own-fields.ts',
        'Members fill in what is the team’s alone',
        "(actor !== 'team' && !isAskedOfMember(field))",
        "(actor === 'team' && !isAskedOfMember(field))",
      ),
      fault(
        'api/people/own-fields/own-fields.ts',
        'Members see what is kept of them unseen',
        'isAskedOfMember(field) || field.isShown',
        'isAskedOfMember(field) || !field.isShown',
      ),
      fault(
        'api/console/own-fields/own-fields.ts',
        'A field is removed with more than was seen',
        'if (field.people !== people)',
        'if (field.people < people)',
      ),
    ],
  },
  {
    tests: [`${people}/person/correct-person.test.ts`],
    faults: [
      fault(
        `${people}/person/correct-person.ts`,
        'The e-mail of a teammate is another’s to change',
        ' || rolesOf(row).length > 0',
      ),
      fault(
        `${people}/person/correct-person.ts`,
        'With another e-mail the sessions of before stay',
        ', emailChanges, sessions]',
        ', emailChanges]',
      ),
      fault(
        `${people}/person/correct-person.ts`,
        'A corrected CPF stays confirmed',
        '{ cpfConfirmedAt: null, cpfTypedAt: null }',
        '{}',
      ),
    ],
  },
  {
    tests: [`${points}/points.test.ts`, `${points}/four-eyes.test.ts`],
    faults: [
      fault(
        `${points}/decide-points.ts`,
        'Who asked confirms it themselves',
        'if (act.askedBy === owner.id)',
        'if (act.askedBy === -1)',
      ),
      fault(
        `${points}/decide-points.ts`,
        'Somebody decides on their own wallet',
        'if (participantId === decider)',
        'if (participantId === -decider)',
      ),
      fault(
        `${points}/carry-out.ts`,
        'Points by hand move twice as many',
        'amountH,\n    from: isCredit',
        'amountH: amountH + amountH,\n    from: isCredit',
      ),
    ],
  },
]

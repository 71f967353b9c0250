import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#tests/setup/database.ts'
import { freshStationId, testPorts } from '#tests/setup/ports.ts'
import {
  capture,
  earn,
  hold,
  type LedgerContext,
  openWallet,
  purseOf,
  release,
  reverse,
  spend,
  takeBack,
} from './index.ts'
import { transfer } from './transfer.ts'

/** GAP-119: paid money never pays a debt of rewards. */
const database = testDatabase()
const participantId = 11
let ctx: LedgerContext
let moves = 0

beforeEach(async () => {
  ctx = { db: database.db, ports: testPorts(), station: { id: freshStationId() } }
  await openWallet(ctx, participantId)
})

const key = () => {
  moves += 1
  return `move:${moves}`
}
const reward = (amountH: number) => earn(ctx, { participantId, key: key(), cause: 'participation', amountH })
const topUp = (amountH: number) => earn(ctx, { participantId, key: key(), cause: 'top_up', amountH })
const use = (amountH: number) => spend(ctx, { participantId, key: key(), cause: 'donation', amountH })
const setAside = (amountH: number) => hold(ctx, { participantId, key: key(), cause: 'purchase', amountH })
const back = (amountH: number, isPaid = false) =>
  takeBack(ctx, { participantId, key: key(), cause: 'refund', amountH, isPaid })
const purse = () => purseOf(ctx, participantId)

describe('a debt of rewards', () => {
  test('GAP-119 SEC-101 is set off against later rewards only; what is paid stays', async () => {
    await reward(29_50)
    await use(29_50)
    expect(await back(29_50)).toEqual({ takenH: 0, missingH: 29_50 })
    await topUp(5_00)
    expect(await purse()).toMatchObject({ availableH: 5_00, paidH: 5_00, owedH: 29_50 })
    await reward(10_00)
    expect(await purse()).toMatchObject({ availableH: 5_00, owedH: 19_50 })
    await reward(20_00)
    expect(await purse()).toMatchObject({ availableH: 5_50, paidH: 5_00, rewardsH: 50, owedH: 0 })
  })

  test('GAP-119 is not taken out of paid money in the first place', async () => {
    await topUp(5_00)
    await reward(4_50)
    await use(4_50)
    expect(await back(4_50)).toEqual({ takenH: 0, missingH: 4_50 })
    expect(await purse()).toMatchObject({ availableH: 5_00, owedH: 4_50 })
  })

  test('GAP-119 SEC-101 takes the rewards that come back out of a hold, and no paid money', async () => {
    await topUp(5_00)
    await reward(4_50)
    const { id } = await setAside(7_00)
    expect(await back(4_50)).toEqual({ takenH: 0, missingH: 4_50 })
    await release(ctx, { holdId: id })
    expect(await purse()).toMatchObject({ availableH: 5_00, heldH: 0, paidH: 5_00, owedH: 0 })
  })

  test('GAP-119 SEC-101 takes the rewards that come back after they were spent: nobody makes them paid ones so', async () => {
    await topUp(5_00)
    await reward(4_50)
    const { id: holdId } = await setAside(7_00)
    await capture(ctx, { holdId })
    await back(4_50)
    for (const amountH of [3_00, 4_00])
      await transfer(ctx, {
        ...{ key: key(), cause: 'refund', amountH, givesBack: { holdId, ofH: 7_00 } },
        from: { kind: 'sink' },
        to: { kind: 'wallet', participantId },
      })
    expect(await purse()).toMatchObject({ availableH: 5_00, owedH: 0 })
  })

  test('GAP-119 what was bought and spent comes back as bought when that is undone', async () => {
    await topUp(5_00)
    const { id } = await use(5_00)
    await reward(2_00)
    await use(2_00)
    await back(2_00)
    await reverse(ctx, { transferId: id, reason: 'undone' })
    expect(await purse()).toMatchObject({ availableH: 5_00, paidH: 5_00, owedH: 2_00 })
  })

  test('GAP-119 paid credits that go back leave the rewards beside them rewards, however often', async () => {
    await reward(10_00)
    for (let times = 0; times < 2; times += 1) {
      await topUp(5_00)
      expect(await back(5_00, true)).toEqual({ takenH: 5_00, missingH: 0 })
      expect(await purse()).toMatchObject({ availableH: 10_00, paidH: 0, rewardsH: 10_00 })
    }
    expect(await back(4_00)).toEqual({ takenH: 4_00, missingH: 0 })
    expect(await purse()).toMatchObject({ availableH: 6_00, owedH: 0, owedPaidH: 0 })
  })

  test('GAP-119 a part of what was paid that goes back leaves the rest paid, on hold or not', async () => {
    await topUp(8_00)
    await reward(2_00)
    const { id } = await setAside(4_00)
    expect(await back(3_00, true)).toEqual({ takenH: 3_00, missingH: 0 })
    expect(await purse()).toMatchObject({ availableH: 3_00, heldH: 4_00, paidH: 5_00 })
    await release(ctx, { holdId: id })
    expect(await purse()).toMatchObject({ availableH: 7_00, paidH: 5_00, rewardsH: 2_00 })
  })

  test('GAP-119 paid credits whose payment went back are paid with whatever comes', async () => {
    await topUp(5_00)
    await use(5_00)
    expect(await back(5_00, true)).toEqual({ takenH: 0, missingH: 5_00 })
    await topUp(2_00)
    await reward(1_00)
    expect(await purse()).toMatchObject({ availableH: 0, owedPaidH: 2_00, owedH: 0 })
  })
})

import type { ReactNode } from 'react'
import type { Category, HomeMoments } from '#contract/activities/home/schemas.ts'
import type { Member } from '../../session/member.ts'
import type { BrowserStation } from '../../station/browser-station.ts'
import { BalanceCard } from './balance-card.tsx'
import * as css from './begin.css.ts'
import { ServicesBegin } from './services-begin.tsx'
import { LuckyNumbersCard, ShortcutTiles } from './shortcuts.tsx'
import { WallWords } from './wall-words.tsx'

/** What a home is put together of, beside its rows. */
export type HomeParts = {
  member: Member
  moments: HomeMoments | null
  /** Where the balance is used. */
  shop: Pick<Category, 'id' | 'name'> | null
  /** The next step of a journey that was begun. */
  step: ReactNode
  /** The featured activities. */
  carousel: ReactNode
}
export type HomeKind = BrowserStation['memberLook']['home']
type Composition = (parts: HomeParts) => [begin: ReactNode, afterFirst: ReactNode]

/** What stands before the first row of a home and what after it, by what the home begins with (ADR 152). */
export const compositions: Record<HomeKind, Composition> = {
  points: ({ member, shop, step, carousel }) => [
    <>
      <div className={css.points}>
        <BalanceCard member={member} shop={shop} />
        {step ?? carousel}
      </div>
      <LuckyNumbersCard />
      <ShortcutTiles />
    </>,
    step ? carousel : null,
  ],
  services: ({ member, moments, step, carousel }) => [
    <>
      <ServicesBegin member={member} moments={moments} />
      <LuckyNumbersCard />
    </>,
    <>
      {step}
      {carousel}
    </>,
  ],
  content: ({ moments, step, carousel }) => [
    <>
      {carousel ?? step}
      <LuckyNumbersCard />
      <ShortcutTiles />
    </>,
    <>
      {moments ? <WallWords posts={moments.posts} /> : null}
      {carousel ? step : null}
    </>,
  ],
}

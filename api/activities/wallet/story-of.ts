import type { WalletLine } from '../../ledger/index.ts'
import { type StoryName, storyOfCause } from './texts.ts'

type Told = Pick<WalletLine, 'cause' | 'direction' | 'kind' | 'key'>

/**
 * What happened in a line: what its cause means in its direction, told apart further by what the line is of (PTS-02, PTS-06). `isOfOrder`:
 * the participation came of an order. Pure.
 */
export function storyOf({ cause, direction, kind, key }: Told, isOfOrder: boolean): StoryName {
  if (kind === 'hold') return 'order'
  if (kind === 'release') return 'orderBack'
  if (key.startsWith('owed:')) return 'owed'
  if (cause === 'participation' && isOfOrder) return direction === 'earned' ? 'cashback' : 'cashbackTaken'
  return storyOfCause[cause][direction]
}

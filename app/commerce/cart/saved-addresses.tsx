import type { SavedAddress } from '#contract/commerce/addresses/schemas.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import * as css from './cart.css.ts'
import { stepPath } from './steps.ts'
import { texts } from './texts.ts'

const most = 3

/** Addresses of earlier orders: the last one is filled in, the others are a press away (CAR-19). */
export function SavedAddresses({ saved }: { saved: readonly SavedAddress[] }) {
  if (saved.length < 2) return null
  return (
    <Stack gap={4} as="ul">
      {saved.slice(0, most).map((address) => (
        <li key={address.id} className={css.savedAddress}>
          <span>{`${address.street}, ${address.street_number}, ${address.city}`}</span>
          <TextLink href={`${stepPath('delivery')}?endereco=${address.id}`} kind="stand" reload>
            {texts.delivery.useSaved}
          </TextLink>
        </li>
      ))}
    </Stack>
  )
}

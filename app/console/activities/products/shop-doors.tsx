import { ButtonLink } from '../../../ui/button.tsx'
import { useRights } from '../../owner/use-rights.ts'
import { typeFormOf } from '../types/index.ts'
import {
  codesAddress,
  locationsAddress,
  productsAddress,
  stockAddress,
  subscribersAddress,
} from './addresses.ts'
import { texts } from './texts.ts'

type Doors = { id: number; typeId: number }

/** The pages of what an activity sells. */
export const ShopDoors = ({ id, typeId }: Doors) => (
  <>
    <ButtonLink href={productsAddress(id)} variant="secondary" icon="cart">
      {texts.door}
    </ButtonLink>
    <MoreShopDoors id={id} typeId={typeId} />
  </>
)

/** The same, on the page of the products: where they go to and what takes something off, or who subscribed to them. */
export function MoreShopDoors({ id, typeId }: Doors) {
  const rights = useRights()
  const sellsOrders = typeFormOf(typeId)?.sells === 'orders'
  return (
    <>
      {sellsOrders ? (
        <>
          <ButtonLink href={locationsAddress(id)} variant="secondary" icon="mapPin">
            {texts.locations.door}
          </ButtonLink>
          <ButtonLink href={codesAddress(id)} variant="secondary" icon="ticket">
            {texts.codes.door}
          </ButtonLink>
        </>
      ) : null}
      {!sellsOrders && rights.includes('sales') ? (
        <ButtonLink href={subscribersAddress(id)} variant="secondary" icon="users">
          {texts.subscribers.door}
        </ButtonLink>
      ) : null}
      <ButtonLink href={stockAddress(id)} variant="secondary" icon="activities">
        {texts.stockPage.door}
      </ButtonLink>
    </>
  )
}

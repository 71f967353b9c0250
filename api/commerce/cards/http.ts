import * as calls from '#contract/commerce/cards/endpoints.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { listCards } from './card-rows.ts'
import { cardUses, removeCard } from './remove-card.ts'
import { getCardForm, saveCard } from './save-card.ts'

export function cardRoutes(app: ApiApp, { takesCardNumbers: takesNumbers = false }: ApiDeps): void {
  serve(app, calls.listCards, (ctx) => listCards(ctx))
  serve(app, calls.getCardForm, async (ctx) => getCardForm(ctx, { takesNumbers }))
  serve(app, calls.saveCard, (ctx, { body, idempotencyKey: key }) =>
    saveCard(ctx, body, { key, takesNumbers }),
  )
  serve(app, calls.getCardUses, async (ctx, { params }) => ({ uses: await cardUses(ctx, params.id) }))
  serve(app, calls.removeCard, (ctx, { params, query }) =>
    removeCard(ctx, params.id, { isConfirmed: query.confirmed === '1' }),
  )
}

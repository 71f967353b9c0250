import * as calls from '#contract/activities/home/endpoints.ts'
import type { ApiApp } from '../../platform/http/serve.ts'
import { serve } from '../../platform/http/serve.ts'
import { getNowPlaying, listJourneys, listParticipantCategories } from './collections.ts'
import { getHomeMoments } from './home-moments.ts'
import { listActions, listFeaturedActions, searchActions } from './list-actions.ts'
import { getNextAction } from './next-action.ts'
import { searchOthers } from './search-others.ts'

export function homeRoutes(app: ApiApp): void {
  serve(app, calls.listActions, (ctx, { query }) =>
    query['where[featuredPrivate]'] === '1' ? listFeaturedActions(ctx, query) : listActions(ctx, query),
  )
  serve(app, calls.searchActions, (ctx, { query }) =>
    searchActions(ctx, {
      search: query['where[name]'],
      type: query['where[type]'],
      done: query['where[done]'],
      hasReward: query['where[reward]'] === '1',
      isOpen: query['where[open]'] === '1',
      order: query.order,
      limit: query.limit,
      offset: query.offset,
    }),
  )
  serve(app, calls.searchOthers, (ctx, { query: { 'where[name]': search, ...asked } }) =>
    searchOthers(ctx, { search, ...asked }),
  )
  serve(app, calls.listActionsOfUser, (ctx, { query }) => listActions(ctx, query))
  serve(app, calls.getNextAction, (ctx, { params }) => getNextAction(ctx, params.id))
  serve(app, calls.listJourneys, (ctx) => listJourneys(ctx))
  serve(app, calls.getNowPlaying, (ctx) => getNowPlaying(ctx))
  serve(app, calls.listParticipantCategories, (ctx, { query }) =>
    listParticipantCategories(ctx, { limit: query.limit, offset: query.offset, id: query['where[id]'] }),
  )
  serve(app, calls.getHomeMoments, (ctx) => getHomeMoments(ctx))
}

/** The empty values of all fields that only some types show to members, by the names of the specification (D2§3). */
export const noMemberView = {
  only_one_product: false,
  sell_vouchers: false,
  discount_delivery: 0,
  agreements: [],
  action_subscriptions: [],
  member_get_members: [],
  researches: [],
  contents: [],
  products: [],
  cupons: [],
  presential_courses: [],
  donations: [],
  own_subscription: null,
}

/** The empty values for visitors: no answers, no codes, no figures of what is left (PUB-19). */
export const noVisitorView = {
  agreements: [],
  action_subscriptions: [],
  cupons: [],
  donations: [],
  member_get_members: [],
  presential_courses: [],
  products: [],
  researches: [],
}

/**
 * For pages whose address carries an e-mail or a token (GAP-18): kept by nobody, told to no other site. Not
 * `no-referrer`, which would make browsers send `Origin: null` with the page's own forms.
 */
export const privateHeaders = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })

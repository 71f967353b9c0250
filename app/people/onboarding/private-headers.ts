/**
 * Gives the headers of pages whose address carries an e-mail or a token (GAP-18): no cache keeps them, no other site
 * learns of them. Not `no-referrer`, which would make browsers send `Origin: null` with the page's own forms.
 */
export const privateHeaders = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })

/** Changes from one network, by form and by API together. Many people may share a network. */
export const WISH_LIMIT = { name: "wish", max: 300, seconds: 10 * 60 };

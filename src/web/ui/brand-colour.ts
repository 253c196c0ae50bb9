/** `--color-jam-800` of `tokens.css` as hex, where neither variables nor OKLCH are supported. */
export const BRAND_COLOUR = "#63003c";

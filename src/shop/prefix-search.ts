import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** The last word of a name in lower case. The query and the index must use the same expression. */
export function surnameOf(name: SQLWrapper): SQL {
  return sql`lower(substring(${name} from '\\S+$'))`;
}

/** Sorts behind every character. */
const LAST_CHARACTER = "\u{10FFFF}";

/**
 * The text starts with the prefix. A range instead of `like`, because an index with `text_pattern_ops` serves it also
 * in a prepared statement, and nothing in the prefix needs escaping.
 */
export function startsWith(text: SQLWrapper, prefix: string): SQL {
  return sql`(${text} ~>=~ ${prefix} and ${text} ~<~ ${prefix + LAST_CHARACTER})`;
}

/** In the order of the same index, so that a search with a limit reads the index, not the table from its beginning. */
export function inPrefixOrder(text: SQLWrapper): SQL {
  return sql`${text} using ~<~`;
}

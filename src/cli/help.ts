import { ROLES } from "../shop/accounts/rules/roles.ts";

/** The output of `npm run shop -- help`. */
export const HELP = `npm run shop -- <command>

  import <file>           brings products and prices from a table (.xlsx or .csv) into the catalogue
  export <file>           writes the catalogue as such a table: a line for each SKU
  export <file> add-ons   writes the add-ons as such a table, with what each asks the customer for
  demo --skus <number>    fills an empty shop with this many demo SKUs
  grant <e-mail> <role>   gives a role to an account; in a live shop, its e-mail must be confirmed.
                          Roles are ${ROLES.join(", ")}
  backup <file>           writes the whole shop into one file, without secrets
  restore <file>          restores a backup into an empty shop; with --replace, overwrites everything
  help                    prints this

Commands work on the shop that the environment and .env describe. Stop a shop with the embedded database first;
one on PostgreSQL may keep running, except during restore. Wrong input changes nothing and ends with exit code 2.`;

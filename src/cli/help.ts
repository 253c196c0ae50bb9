/** What `npm run shop -- help` prints. */
export const HELP = `npm run shop -- <command>

  import <file>           brings products and prices from a table (.xlsx or .csv) into the catalogue
  export <file>           writes the catalogue as such a table: a line for each SKU
  demo --skus <number>    fills an empty shop with so many SKUs of the demo's
  grant <e-mail> <role>   gives a role to whoever has signed in by a mailed code: owner, manager, kitchen or rider
  backup <file>           writes all that the shop has into one file, without secrets
  restore <file>          puts a backup into an empty shop; with --replace, in the place of all that it has
  help                    prints this

It works on the shop that the environment and .env describe. A shop with the embedded database has to be
stopped meanwhile; one on PostgreSQL may go on, except for restore. Wrong input changes nothing and ends with exit code 2.`;

CREATE TABLE "missed_searches" (
	"searched_on" date NOT NULL,
	"phrase" text NOT NULL,
	"outcome" text NOT NULL,
	"nth" smallint NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "missed_searches_one_per_phrase" PRIMARY KEY("searched_on","phrase","outcome"),
	CONSTRAINT "missed_searches_numbered" UNIQUE("searched_on","nth"),
	CONSTRAINT "missed_searches_known_outcome" CHECK ("missed_searches"."outcome" in ('nothing','without words')),
	CONSTRAINT "missed_searches_limited_a_day" CHECK ("missed_searches"."nth" between 1 and 500)
);

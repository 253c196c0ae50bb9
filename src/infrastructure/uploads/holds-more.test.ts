import { expect, test } from "vitest";
import { holdsMore } from "./holds-more.ts";

const file = (appended: string) => Buffer.from(`\xff\xd8\xff\xe0 a photo \xff\xd9${appended}`, "latin1");

test.each([
  "<script>alert(1)</script>",
  "<!DOCTYPE  html>",
  "<HTML>",
  '<html lang="en">',
  '<svg\nxmlns="http://www.w3.org/2000/svg">',
  "<?php system();",
  "%PDF-1.7",
  `PK\x05\x06\0\0\0\0\x01${"\0".repeat(13)}`,
])("a photo with more behind its end is not only a photo: %j", (appended) => {
  expect(holdsMore(file(appended))).toBe(true);
});

test.each([
  ["the video of a motion photo", "\0\0\0\x18ftypmp42\0\0\0\0isommp42 moov mdat"],
  ["what Samsung appends", 'Photo_Editor_Re_Edit_Data{"originalPath":""}SEFHj\0\0\0\x01\0\0\0SEFT'],
  [
    "what Photoshop stores",
    '<?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//Apple Computer//DTD PLIST 1.0//EN">',
  ],
  ["the metadata of cameras", '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF></rdf:RDF></x:xmpmeta>'],
  ["bytes that begin like a page", "<svg\xa0 <html\x91 <?php\x01 %PDF-7 PK\x05\x06\x9a"],
])("a photo that holds %s is only a photo", (_what, appended) => {
  expect(holdsMore(file(appended))).toBe(false);
});

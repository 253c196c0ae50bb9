import sharp from "sharp";
import { expect, expectAccessible, layoutShift, press, signInAs, test } from "../support/journey.ts";
import { doTask, openOfficePage } from "../support/office-task.ts";

test("a manager creates a cake with a picture, publishes it, and finds it in the shop and in the cart", {
  tag: "@all",
}, async ({ page, shop, complaints }) => {
  const name = `Rasmalai Tres Leches ${Date.now()}`;
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin");
  // Two mistakes and the file that is no picture are not counted.
  await doTask(page, { name: "A new cake with a picture", mostTaps: 30 }, async (hand) => {
    const { click, fill, choose, attach } = hand;
    const pressed = (name: string) => click(page.getByRole("button", { name }));
    await openOfficePage(hand, page, "Catalogue");
    await click(page.getByRole("link", { name: "New product" }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("New product");
    await page.goto("/admin/catalogue/new");
    await expectAccessible(page);
    expect(await layoutShift(page), "more than a late font moves").toBeLessThan(0.001);

    await fill(page.getByLabel("Name", { exact: true }), name);
    await fill(page.getByLabel("Description"), "Milk cake with saffron and pistachios.");
    const first = page.getByRole("group", { name: "First size" });
    await fill(first.getByLabel("Weight"), "1 kg");
    await fill(first.getByLabel("MRP"), "1,200");
    await first.getByLabel("Price").fill("1,300");
    await press(page, "Create draft");
    // The typed texts stay; the first wrong field has the focus.
    await expect(page.getByText("This is above the MRP.")).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
    await expectAccessible(page);

    await fill(first.getByLabel("Price"), "999");
    for (const allergen of await page.getByRole("radiogroup").all())
      await click(allergen.getByRole("radio", { name: "Free", exact: true }));
    await choose(page.getByLabel("Main category"), { value: "birthday" });
    await pressed("Create draft");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.getByText("Draft", { exact: true })).toBeVisible();
    await expect(page.getByText("The draft is created.")).toBeVisible();
    await expectAccessible(page);

    await click(page.getByLabel("When I save"));
    await press(page, "Save");
    await expect(page.getByText("It needs a picture before it can be published.")).toBeVisible();
    await fill(page.getByRole("textbox", { name: "Flavour" }), "Saffron");
    await click(page.getByRole("link", { name: "Add a picture" }));
    await fill(page.getByLabel("What it shows"), "A milk cake with saffron");
    const file = page.getByLabel("File", { exact: true });
    await file.setInputFiles({ name: "cake.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
    await press(page, "Add picture");
    await expect(page.getByText("We cannot open this file as a picture.")).toBeVisible();
    // The browser reports the 422.
    expect(complaints.splice(0).join()).toContain("422");
    await expectAccessible(page);
    const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background: "#d9a441" } })
      .jpeg()
      .toBuffer();
    await attach(file, { name: "cake.jpg", mimeType: "image/jpeg", buffer });
    await pressed("Add picture");
    await expect(page.getByText("The picture is added.")).toBeVisible();
    await expectAccessible(page);
    await click(page.getByRole("link", { name }));

    // The texts that were typed before the picture was added are still there.
    await expect(page.getByText("What you typed here before was not saved.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Flavour" })).toHaveValue("Saffron");
    await expect(page.getByLabel("When I save")).toBeChecked();
    await pressed("Save");
    await expect(page.getByText("Saved. Shoppers see it now.")).toBeVisible();
  });
  await expect(page.getByText("What you typed here before was not saved.")).toBeHidden();
  await page.getByRole("link", { name: "See it in the shop" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await expect(page.getByRole("link", { name: /: A milk cake with saffron$/ })).toBeVisible();
  const picture = page.locator(`img[src*="/pictures/up-"]`).first();
  await expect.poll(() => picture.evaluate(isLoaded)).toBe(true);
  // A photo fills its tile.
  await expect(picture).toHaveCSS("object-fit", "cover");
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(page.getByRole("button", { name: "ADDED TO CART" })).toBeVisible();
  await page.goto(`/search?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole("link", { name }).first()).toBeVisible();
  await page.goto("/#cart");
  await expect(page.getByRole("dialog", { name: "Cart" }).getByText(name)).toBeVisible();
});

const isLoaded = (img: Element) => img instanceof HTMLImageElement && img.naturalWidth > 0;
